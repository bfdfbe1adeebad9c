import { chatLines, foldLines, icon } from "../icon.ts";
import type { MountPanel, MountPoint, Panel } from "../panel/mount-point.ts";
import type { DocentApi } from "./docent-api.ts";
import css from "./launcher.css?shadow";

/** Loads what the launcher opens. */
type LoadPanel = () => Promise<{ mount: MountPanel }>;

/**
 * Renders the launcher of a script tag. Nothing is requested or stored before a visitor opens it. If the host page
 * has replaced the DOM functions it needs, no launcher appears and the page keeps working.
 */
export function launch({ dataset: given, src }: HTMLScriptElement, load: LoadPanel): void {
  try {
    const host = document.createElement("docent-widget");
    const root = host.attachShadow({ mode: "open" });
    const sheet = new CSSStyleSheet();
    const place = document.createElement("div");
    const button = document.createElement("button");
    const { color = "" } = given;
    let panel: Promise<Panel | undefined> | undefined;
    let isOpen = false;

    const label = (text: string): void => {
      button.ariaLabel = text;
      button.ariaExpanded = `${isOpen}`;
      button.replaceChildren(icon(isOpen ? foldLines : chatLines));
    };
    const set = async (open: boolean, takesFocus = true): Promise<void> => {
      isOpen = open;
      label(open ? "Close chat" : "Open chat");
      try {
        if (open) panel ??= load().then(({ mount }) => mount(mountPoint));
        (await panel)?.show(isOpen, takesFocus);
      } catch {
        panel = undefined;
        isOpen = false;
        label("The chat could not be loaded. Try again.");
        host.dispatchEvent(new CustomEvent("error", { detail: { code: "not_loaded" } }));
      }
    };
    const api: DocentApi = {
      open: () => set(true),
      close: () => set(false),
      toggle: () => set(!isOpen),
      destroy: () => host.remove(),
      on: host.addEventListener.bind(host),
      off: host.removeEventListener.bind(host),
      identify: (token) => mountPoint.calls.push(["identify", token]),
      setContext: (context) => mountPoint.calls.push(["setContext", context]),
      sendMessage: (text) => {
        mountPoint.calls.push(["sendMessage", text]);
        set(true);
      },
      push: (act) => setTimeout(act),
    };
    const mountPoint: MountPoint = { place, root, given, api, calls: [] };

    sheet.replaceSync(css);
    root.adoptedStyleSheets = [sheet];
    place.className = given.position || "";
    if (CSS.supports("color", color)) place.style.setProperty("--primary", color);
    button.className = "launcher";
    button.ariaHasPopup = "dialog";
    button.onclick = api.toggle;
    button.onpointerenter = button.onfocus = () => load().catch(() => undefined);
    label("Open chat");
    place.append(button);
    root.append(place);

    // A page may have several widgets; a script that runs again replaces its own launcher.
    host.id = src + given.widgetId;
    document.getElementById(host.id)?.remove();
    (document.body ?? document.documentElement).append(host);
    if (given.autoOpen === "true") set(true, false);

    const queued = window.Docent;
    window.Docent = api;
    if (queued && "forEach" in queued) queued.forEach(api.push);
  } catch {
    console.info("The chat could not be loaded.");
  }
}
