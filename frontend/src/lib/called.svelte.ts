// Called to the table: the badge of the tab and, where somebody allowed it, a message of the browser.

import { store, stored } from "./prefs.svelte";

class Called {
  wanted = $state(stored("notify") === "on" && typeof Notification !== "undefined" && Notification.permission === "granted");

  get possible(): boolean {
    return typeof Notification !== "undefined" && isSecureContext;
  }

  /** Asked only when somebody presses the button for it. */
  async ask(): Promise<void> {
    if (!this.possible) return;
    if (this.wanted) {
      this.wanted = false;
      store("notify", "off");
      return;
    }
    const answer = await Notification.requestPermission();
    this.wanted = answer === "granted";
    store("notify", this.wanted ? "on" : "off");
  }

  /** Somebody is waited for: told only to who looks elsewhere. */
  tell(title: string, text: string): void {
    if (!this.wanted || !document.hidden) return;
    const note = new Notification(title, { body: text, tag: "saecula" });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  }

  /** A dot on the icon of the tab. */
  badge(on: boolean): void {
    const icon = document.querySelector<HTMLLinkElement>("link[rel='icon']");
    if (!icon) return;
    icon.dataset.plain ??= icon.href;
    icon.dataset.badge = on ? "on" : "off";
    if (!on) {
      icon.href = icon.dataset.plain;
      return;
    }
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = 32;
    const paint = canvas.getContext("2d");
    if (!paint) return;
    paint.fillStyle = "#3a2417";
    paint.fillRect(0, 0, 32, 32);
    paint.fillStyle = "#f0b94a";
    paint.font = "bold 22px serif";
    paint.textAlign = "center";
    paint.fillText("S", 14, 24);
    paint.fillStyle = "#e03a2a";
    paint.beginPath();
    paint.arc(25, 7, 7, 0, 7);
    paint.fill();
    icon.href = canvas.toDataURL("image/png");
  }
}

export const called = new Called();
