import { element } from "../element.ts";
import type { MountPoint } from "../panel/mount-point.ts";
import { mount } from "../panel/panel.ts";

/** The page at /embed/{widget id}: the widget's chat without a launcher. */
async function show(main: HTMLElement): Promise<void> {
  const widgetId = decodeURIComponent(location.pathname.split("/")[2] ?? "");
  const theme = new URLSearchParams(location.search).get("theme") ?? "";
  const host = element("div");
  const root = host.attachShadow({ mode: "open" });
  const place = element("div");
  root.append(place);
  main.replaceChildren(host);
  const mountPoint: MountPoint = {
    place,
    root,
    given: { widgetId, theme },
    fillsPage: true,
    api: {
      close: () => undefined,
      destroy: () => main.replaceChildren(noteOf("This chat is not available.")),
    },
    calls: [],
  };
  try {
    const panel = await mount(mountPoint);
    if (panel && self === top) panel.show(true, true);
  } catch {
    const again = element("button", {}, "Retry");
    again.onclick = () => show(main);
    main.replaceChildren(noteOf("The chat could not be loaded.", again));
  }
}

const noteOf = (text: string, ...more: Node[]): HTMLElement =>
  element("div", { class: "note", role: "alert" }, element("h1", {}, text), ...more);

const main = document.querySelector("main");
if (main) show(main);
