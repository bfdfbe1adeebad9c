import type { Embedded } from "#extraction/html/embedded.ts";

/** A place where a page embeds a widget, or the public page of a chatbot. */
export interface Embed {
  kind: "script" | "init" | "frame" | "page-script";
  /** The address that the page loads for it; not known of a script that an inline one adds. */
  address: URL | undefined;
  widgetId?: string;
  /** The public link of the chatbot of a `page-script`. */
  slug?: string;
  attributes: ReadonlyMap<string, string>;
  /** The inline script that adds the widget. */
  text?: string;
}

/** The widgets that stand in a page as it was sent; scripts of other files may add more. */
export const findEmbeds = ({ elements, base }: Embedded, page: URL): Embed[] => {
  const start = (base && URL.parse(base, page)) || page;
  return elements.flatMap(({ name, attributes, text }): Embed[] => {
    const source = attributes.get("src")?.trim();
    const address = (source && URL.parse(source, start)) || undefined;
    if (name === "iframe") return frameAt(address, attributes);
    if (address) return scriptAt(address, attributes);
    return initsIn(text).map((widgetId) => ({
      kind: "init",
      address: undefined,
      widgetId,
      attributes,
      text,
    }));
  });
};

const scriptAt = (address: URL, attributes: Embed["attributes"]): Embed[] => {
  const widgetId = attributes.get("data-widget-id")?.trim();
  if (widgetId && address.pathname.endsWith("/widget.js"))
    return [{ kind: "script", address, widgetId, attributes }];
  const slug = partAfter(/\/widget-embed\/([^/]+)\.js$/, address);
  return slug ? [{ kind: "page-script", address, slug, attributes }] : [];
};

const frameAt = (address: URL | undefined, attributes: Embed["attributes"]): Embed[] => {
  const widgetId = address && partAfter(/\/embed\/([^/]+)$/, address);
  return widgetId ? [{ kind: "frame", address, widgetId, attributes }] : [];
};

const initsIn = (text: string): string[] =>
  text.includes("DocentWidget")
    ? [...text.matchAll(/\bwidgetId["']?\s*:\s*["'`]([^"'`]{1,200})["'`]/g)].map(([, id = ""]) => id)
    : [];

const partAfter = (pattern: RegExp, { pathname }: URL): string | undefined => {
  const part = pattern.exec(pathname)?.[1];
  try {
    return part && decodeURIComponent(part);
  } catch {
    return undefined;
  }
};
