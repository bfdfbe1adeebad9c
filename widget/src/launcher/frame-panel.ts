import { element } from "../element.ts";
import { closeLines, icon } from "../icon.ts";
import { keepKeys } from "../panel/keyboard.ts";
import type { MountPanel } from "../panel/seat.ts";
import css from "./frame-panel.css?shadow";

/** The public page of the chatbot that a script's address names, in a frame; the address's query goes with it. */
export const mountFrame =
  (source: string): MountPanel =>
  async (seat) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    seat.root.adoptedStyleSheets = [...seat.root.adoptedStyleSheets, sheet];
    const close = element("button", { "aria-label": "Close" }, icon(closeLines));
    close.addEventListener("click", seat.close);
    const frame = element("iframe", { title: "Chat", src: pageOf(source, seat.base) });
    const title = new URL(source).searchParams.get("customTitle") || "Chat";
    const panel = element(
      "section",
      { id: "panel", role: "dialog", "aria-label": title },
      element("header", {}, element("b", {}, title), close),
      frame,
    );
    keepKeys(panel, seat.close, () => false);
    seat.place.append(panel);
    return {
      show: (isOpen, takesFocus) => {
        panel.hidden = !isOpen;
        if (isOpen && takesFocus) frame.focus();
      },
    };
  };

/** `/widget-embed/help-desk.js?primaryColor=…` belongs to `/public/help-desk?primaryColor=…`. */
export function pageOf(source: string, base: string): string {
  const { pathname, search } = new URL(source);
  const slug = pathname.split("/").at(-1)?.replace(/\.js$/, "");
  const page = new URL(`${base}/public/${slug}${search}`);
  for (const part of ["hideHeader", "hideDescription"])
    if (!page.searchParams.has(part)) page.searchParams.set(part, "true");
  return page.href;
}
