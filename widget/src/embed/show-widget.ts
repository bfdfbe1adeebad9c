import { element } from "../element.ts";
import type { MountPoint } from "../panel/mount-point.ts";
import { mount } from "../panel/panel.ts";

/** Fills a page with a widget's chat, without a launcher. */
export async function showWidget(
  main: HTMLElement,
  given: { widgetId: string; theme: string },
): Promise<void> {
  const host = element("div");
  const root = host.attachShadow({ mode: "open" });
  const place = element("div");
  root.append(place);
  main.replaceChildren(host);
  const mountPoint: MountPoint = {
    place,
    root,
    given,
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
    again.onclick = () => showWidget(main, given);
    main.replaceChildren(noteOf("The chat could not be loaded.", again));
  }
}

const noteOf = (text: string, ...more: Node[]): HTMLElement =>
  element("div", { class: "note", role: "alert" }, element("h1", {}, text), ...more);
