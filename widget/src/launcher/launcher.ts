import { chatLines, foldLines, icon } from "../icon.ts";
import type { MountPanel, MountPoint, Panel } from "../panel/mount-point.ts";
import type { DocentApi } from "./docent-api.ts";
import css from "./launcher.css?shadow";
import { stay } from "./stay.ts";

/** Loads what the launcher opens. */
type LoadPanel = () => Promise<{ mount: MountPanel }>;

/** The element of a launcher; copies of it in a page's markup have no methods. */
type Host = HTMLElement & { api?: DocentApi };

/**
 * Renders the launcher of a script tag. Nothing is requested or stored before a visitor opens it. If the host page
 * has replaced the DOM functions it needs, no launcher appears and the page keeps working.
 */
export function launch(tag: HTMLScriptElement, load: LoadPanel): void {
  try {
    const idOf = ({ src, dataset }: HTMLScriptElement): string => src + dataset.widgetId;
    const id = idOf(tag);
    let api: DocentApi | undefined;
    // routers run a page's scripts again, and widgets whose tags went with the former page make way for another
    for (const host of document.querySelectorAll<Host>("docent-widget")) {
      if (host.id === id) api ??= host.api;
      else if (![...document.scripts].some((one) => idOf(one) === host.id)) host.remove();
    }
    api ??= render(tag, load, id);
    const queued = window.Docent;
    window.Docent = api;
    if (queued && "forEach" in queued) queued.forEach(api.push);
  } catch {
    console.info("The chat could not be loaded.");
  }
}

function render({ dataset: given }: HTMLScriptElement, load: LoadPanel, id: string): DocentApi {
  const host: Host = document.createElement("docent-widget");
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
    destroy: () => {
      leave();
      host.remove();
    },
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
  place.popover = "manual";
  if (CSS.supports("color", color)) place.style.setProperty("--primary", color);
  button.className = "launcher";
  button.ariaHasPopup = "dialog";
  button.onclick = api.toggle;
  button.onpointerenter = button.onfocus = () => load().catch(() => undefined);
  label("Open chat");
  place.append(button);
  root.append(place);
  host.id = id;
  host.api = api;
  const leave = stay(host, place, button, given.container);
  if (given.autoOpen === "true") set(true, false);
  return api;
}
