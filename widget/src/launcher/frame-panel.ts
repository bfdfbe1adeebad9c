import type { PublicChatbot } from "#shared/visitors/routes.ts";
import { element } from "../element.ts";
import { closeLines, icon } from "../icon.ts";
import { keepKeys } from "../panel/keyboard.ts";
import type { MountPanel } from "../panel/mount-point.ts";
import { emitter } from "../panel/teller.ts";
import { mountNote } from "../panel/unavailable.ts";
import css from "./frame-panel.css?shadow";

/**
 * The public page of the chatbot that the script's address names, in a frame with the query of that address. Without
 * such a public chatbot, a note.
 */
export const mountFrame =
  (script: string): MountPanel =>
  async (mountPoint) => {
    const page = new URL(pageOf(script, baseOf(script, mountPoint.given)));
    const title = await titleOf(page);
    const emit = emitter(mountPoint.root);
    if (!title) return mountNote(mountPoint);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    mountPoint.root.adoptedStyleSheets = [...mountPoint.root.adoptedStyleSheets, sheet];
    const close = element("button", { "aria-label": "Close" }, icon(closeLines));
    close.onclick = mountPoint.api.close;
    const frame = element("iframe", { title: "Chat", src: page.href, sandbox });
    const panel = element(
      "section",
      { role: "dialog", "aria-label": title },
      element("header", {}, element("b", {}, title), close),
      frame,
    );
    keepKeys(panel, mountPoint.api.close, () => false);
    // Key events inside the frame do not reach this document: the public page posts Escape.
    addEventListener("message", ({ source, origin, data }) => {
      const isPage = source === frame.contentWindow && origin === page.origin;
      if (isPage && data === "docent:close" && !panel.hidden) mountPoint.api.close();
    });
    const launcher = mountPoint.place.querySelector<HTMLElement>(".launcher");
    mountPoint.place.append(panel);
    const { calls } = mountPoint;
    const refuse = (): void => emit("error", { code: "not_supported" });
    mountPoint.calls = { push: refuse };
    if (Array.isArray(calls)) calls.forEach(refuse);
    return {
      show: (isOpen, takesFocus) => {
        if (!isOpen && mountPoint.root.activeElement) launcher?.focus();
        panel.hidden = !isOpen;
        emit(isOpen ? "open" : "close");
        if (isOpen && takesFocus) frame.focus();
      },
    };
  };

/** The page may open windows, but not navigate the host page. */
const sandbox = "allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox";

const baseOf = (script: string, { baseUrl }: DOMStringMap): string => new URL(baseUrl || script).origin;

/** `/widget-embed/help-desk.js?primaryColor=…` belongs to `/public/help-desk?primaryColor=…`. */
export function pageOf(source: string, base: string): string {
  const { pathname, search } = new URL(source);
  const slug = pathname.split("/").at(-1)?.replace(/\.js$/, "");
  const page = new URL(`${base}/public/${slug}${search}`);
  for (const part of ["hideHeader", "hideDescription"])
    if (!page.searchParams.has(part)) page.searchParams.set(part, "true");
  return page.href;
}

/** The frame's title; a generic one if the host page's policy blocks the request. */
async function titleOf({ origin, pathname, searchParams }: URL): Promise<string | undefined> {
  const slug = pathname.split("/").at(-1);
  const response = await fetch(`${origin}/functions/v1/public-chatbots/${slug}`).catch(() => undefined);
  if (response?.status === 404) return;
  const chatbot: Partial<PublicChatbot> = response?.ok ? await response.json() : {};
  return searchParams.get("customTitle")?.trim() || chatbot.public_title || chatbot.name || "Chat";
}
