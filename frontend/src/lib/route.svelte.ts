// Addresses: / lobby, /t/ID table, /t/ID/PLY replay, /cards/GAME, /laws/GAME, /account. Secrets stand in the fragment.

export interface Route {
  page: "lobby" | "table" | "replay" | "cards" | "laws" | "account";
  id: string;
  ply: number;
  query: URLSearchParams;
  secrets: URLSearchParams;
}

function read(): Route {
  const parts = location.pathname.split("/").filter(Boolean);
  const query = new URLSearchParams(location.search);
  const secrets = new URLSearchParams(location.hash.slice(1));
  const route: Route = { page: "lobby", id: "", ply: 0, query, secrets };
  if (parts[0] === "t" && parts[1]) {
    route.id = parts[1];
    route.page = parts[2] === undefined ? "table" : "replay";
    route.ply = Number.parseInt(parts[2] ?? "0", 10) || 0;
  } else if (parts[0] === "cards" || parts[0] === "laws") {
    route.page = parts[0];
    route.id = parts[1] ?? "";
  } else if (parts[0] === "account") route.page = "account";
  return route;
}

export const here = $state({ route: read() });

addEventListener("popstate", () => (here.route = read()));
addEventListener("hashchange", () => (here.route = read()));

export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  here.route = read();
}

/** Links of our own page change the address without loading it again. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
