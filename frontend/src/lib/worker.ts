// The worker beside the page (public/sw.js), where the browser has one: only over https or on this machine.

export const hasWorker = (): boolean => "serviceWorker" in navigator && window.isSecureContext;
export const hasPush = (): boolean => hasWorker() && "PushManager" in window;

export function startWorker(): void {
  if (hasWorker()) window.addEventListener("load", () => void navigator.serviceWorker.register("/sw.js").catch(() => undefined));
}

const bytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (letter) => letter.charCodeAt(0));
const text = (data: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(data ?? new ArrayBuffer(0)))).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");

/** Ask the person, then the browser, for a subscription; null if the person says no. */
export async function subscribe(key: string): Promise<{ endpoint: string; p256dh: string; auth: string } | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const worker = await navigator.serviceWorker.ready;
  const found = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
  return { endpoint: found.endpoint, p256dh: text(found.getKey("p256dh")), auth: text(found.getKey("auth")) };
}
