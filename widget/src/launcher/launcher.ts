import { chatLines, foldLines, icon } from "../icon.ts";
import type { MountPanel, Panel } from "../panel/mount-point.ts";
import css from "./launcher.css?shadow";

declare global {
  interface Window {
    Docent?: { open: () => void; close: () => void; toggle: () => void; destroy: () => void };
  }
}

/**
 * Renders the launcher of a script tag. Nothing is requested or stored before a visitor opens it. If the host page
 * has replaced the DOM functions it needs, no launcher appears and the page keeps working.
 */
export function launch(script: HTMLScriptElement, mount: MountPanel, preload?: () => void): void {
  try {
    draw(script, mount, preload);
  } catch {
    console.info("The chat could not be loaded.");
  }
}

function draw({ dataset: given, src }: HTMLScriptElement, mount: MountPanel, preload?: () => void): void {
  const host = document.createElement("docent-widget");
  const root = host.attachShadow({ mode: "open" });
  const sheet = new CSSStyleSheet();
  const place = document.createElement("div");
  const button = document.createElement("button");
  const { color = "" } = given;
  let panel: Promise<Panel | undefined> | undefined;
  let isOpen = false;

  const label = (text: string, drawing: string): void => {
    button.ariaLabel = text;
    button.ariaExpanded = `${isOpen}`;
    button.replaceChildren(icon(drawing));
  };
  const set = async (open: boolean, takesFocus = true): Promise<void> => {
    isOpen = open;
    label(open ? "Close chat" : "Open chat", open ? foldLines : chatLines);
    if (!open && !panel) return;
    try {
      panel ??= mount(mountPoint);
      (await panel)?.show(isOpen, takesFocus);
    } catch {
      panel = undefined;
      isOpen = false;
      label("The chat could not be loaded. Try again.", chatLines);
    }
  };
  const close = (): void => {
    set(false);
    button.focus();
  };
  const remove = (): void => host.remove();
  const mountPoint = {
    place,
    root,
    given,
    close,
    remove,
    base: (given.baseUrl || new URL(src).origin).replace(/\/$/, ""),
  };

  sheet.replaceSync(css);
  root.adoptedStyleSheets = [sheet];
  place.className = given.position || "bottom-right";
  if (CSS.supports("color", color)) place.style.setProperty("--primary", color);
  button.className = "launcher";
  button.ariaHasPopup = "dialog";
  button.onclick = () => set(!isOpen);
  button.onpointerenter = preload ?? null;
  button.onfocus = preload ?? null;
  label("Open chat", chatLines);
  place.append(button);
  root.append(place);

  window.Docent = {
    open: () => set(true),
    close,
    toggle: () => (isOpen ? close() : set(true)),
    destroy: remove,
  };

  // A page may have several widgets; a script that runs again replaces its own launcher.
  host.id = src + given.widgetId;
  const add = (): void => {
    document.getElementById(host.id)?.remove();
    document.body.append(host);
    if (given.autoOpen === "true") set(true, false);
  };
  if (document.body) add();
  else addEventListener("DOMContentLoaded", add);
}
