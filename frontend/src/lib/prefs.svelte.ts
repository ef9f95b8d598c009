// What a person prefers on this device: language, theme, and the secret token of each table.

export const LANGUAGES = ["en", "ru", "it"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Theme = "auto" | "light" | "dark";

export function stored(key: string): string | null {
  try {
    return localStorage.getItem(`saecula.${key}`);
  } catch {
    return null; // a browser that forbids storage still plays, it only forgets
  }
}

export function store(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(`saecula.${key}`);
    else localStorage.setItem(`saecula.${key}`, value);
  } catch {
    return;
  }
}

function firstLanguage(): Language {
  const wanted = [stored("lang"), ...navigator.languages.map((lang) => lang.slice(0, 2))];
  return (wanted.find((lang) => LANGUAGES.includes(lang as Language)) as Language) ?? "en";
}

export const prefs = $state({
  lang: firstLanguage(),
  theme: (stored("theme") ?? "auto") as Theme,
  name: stored("name") ?? "",
  sound: stored("sound") === "on", // off until somebody switches it on
});

export function setLanguage(lang: Language): void {
  prefs.lang = lang;
  store("lang", lang);
}

const dark = matchMedia("(prefers-color-scheme: dark)");

export function applyTheme(): void {
  const isDark = prefs.theme === "dark" || (prefs.theme === "auto" && dark.matches);
  document.documentElement.dataset.theme = isDark ? "dark" : "light";
}

dark.addEventListener("change", applyTheme);

export function setTheme(theme: Theme): void {
  prefs.theme = theme;
  store("theme", theme);
  applyTheme();
}

export function setName(name: string): void {
  prefs.name = name;
  store("name", name);
}

export function setSound(on: boolean): void {
  prefs.sound = on;
  store("sound", on ? "on" : null);
}

export const calm = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

// --- tokens: one secret per table -----------------------------------------------------------------------------------
export function tokens(): Record<string, string> {
  try {
    return JSON.parse(stored("tokens") ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
}

/** Tables whose seat shall stay out of an account: asked once. */
export const keptApart = (table: string): boolean => (stored("apart") ?? "").split(" ").includes(table);

export function keepApart(table: string): void {
  store("apart", [...(stored("apart") ?? "").split(" ").filter(Boolean), table].slice(-100).join(" "));
}

export const tokenOf = (table: string): string | null => tokens()[table] ?? null;

export function keepToken(table: string, token: string): void {
  const entries = Object.entries(tokens()).filter(([id]) => id !== table);
  store("tokens", JSON.stringify(Object.fromEntries([...entries, [table, token]].slice(-100))));
}

export function dropToken(table: string): void {
  store("tokens", JSON.stringify(Object.fromEntries(Object.entries(tokens()).filter(([id]) => id !== table))));
}
