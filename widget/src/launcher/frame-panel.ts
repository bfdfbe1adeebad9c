import type { PublicChatbot } from "#shared/contract/visitors.ts";
import { element } from "../element.ts";
import { closeLines, icon } from "../icon.ts";
import { keepKeys } from "../panel/keyboard.ts";
import type { MountPanel } from "../panel/mount-point.ts";
import css from "./frame-panel.css?shadow";

/**
 * The public page of the chatbot that a script's address names, in a frame; the address's query goes with it. Where
 * there is no such public chatbot it takes its place away and gives nothing.
 */
export const mountFrame =
  (script: string): MountPanel =>
  async (seat) => {
    const page = new URL(pageOf(script, seat.base));
    const title = await titleOf(page);
    if (!title) {
      console.info(`Docent: there is no public chatbot at ${page.href}.`);
      seat.remove();
      return;
    }
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    seat.root.adoptedStyleSheets = [...seat.root.adoptedStyleSheets, sheet];
    const close = element("button", { "aria-label": "Close" }, icon(closeLines));
    close.addEventListener("click", seat.close);
    const frame = element("iframe", { title: "Chat", src: page.href, sandbox });
    const panel = element(
      "section",
      { role: "dialog", "aria-label": title },
      element("header", {}, element("b", {}, title), close),
      frame,
    );
    keepKeys(panel, seat.close, () => false);
    // Keys pressed within the frame are heard there alone: the public page passes Esc on.
    addEventListener("message", ({ source, origin, data }) => {
      const isPage = source === frame.contentWindow && origin === page.origin;
      if (isPage && data === "docent:close" && !panel.hidden) seat.close();
    });
    seat.place.append(panel);
    return {
      show: (isOpen, takesFocus) => {
        panel.hidden = !isOpen;
        if (isOpen && takesFocus) frame.focus();
      },
    };
  };

/** The page may open windows of its own, and leads the one around it nowhere. */
const sandbox = "allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox";

/** `/widget-embed/help-desk.js?primaryColor=…` belongs to `/public/help-desk?primaryColor=…`. */
export function pageOf(source: string, base: string): string {
  const { pathname, search } = new URL(source);
  const slug = pathname.split("/").at(-1)?.replace(/\.js$/, "");
  const page = new URL(`${base}/public/${slug}${search}`);
  for (const part of ["hideHeader", "hideDescription"])
    if (!page.searchParams.has(part)) page.searchParams.set(part, "true");
  return page.href;
}

/** The title that the frame goes by. A page whose policy forbids to ask for it gets a plain one. */
async function titleOf({ origin, pathname, searchParams }: URL): Promise<string | undefined> {
  const slug = pathname.split("/").at(-1);
  const response = await fetch(`${origin}/functions/v1/public-chatbots/${slug}`).catch(() => undefined);
  if (response?.status === 404) return;
  const chatbot: Partial<PublicChatbot> = response?.ok ? await response.json() : {};
  return searchParams.get("customTitle")?.trim() || chatbot.public_title || chatbot.name || "Chat";
}
