/** A piece of a page as it stands in the source. */
export type Token =
  | { kind: "text"; text: string }
  | { kind: "open"; name: string; attributes: string; isClosed: boolean }
  | { kind: "close"; name: string };

/** Inside these elements "<" opens nothing but their own end tag. */
const rawText = new Set(["script", "style", "textarea", "title", "noembed", "noframes", "xmp"]);

/** Tags and texts of a page in one pass, whatever the page is like; comments and declarations fall away. */
export function* tagsOf(html: string): Generator<Token> {
  const find = finder(html);
  const markup = /<(?=[a-z!?]|\/[a-z>])/gi;
  let position = 0;
  while (position < html.length) {
    markup.lastIndex = position;
    const start = markup.exec(html)?.index ?? html.length;
    if (start > position) yield { kind: "text", text: html.slice(position, start) };
    if (start >= html.length) return;
    const next = html[start + 1] ?? "";
    if (next === "/") {
      const end = find(">", start);
      yield { kind: "close", name: nameOf(html.slice(start + 2, Math.min(end, start + 80))) };
      position = end + 1;
    } else if (next === "!" || next === "?") {
      position = declarationEnd(html, start, find);
    } else {
      const end = tagEnd(html, start + 1, find);
      const token = openTag(html.slice(start + 1, end));
      yield token;
      position = end + 1;
      if (!rawText.has(token.name) || token.isClosed) continue;
      const close = find(`</${token.name}`, position);
      if (close > position) yield { kind: "text", text: html.slice(position, close) };
      position = close;
    }
  }
}

type Find = (wanted: string, from: number) => number;

/** Where something stands next, the page's length if nowhere. No part of the page is searched twice for it. */
function finder(html: string): Find {
  const known = new Map<string, { from: number; at: number }>();
  const patterns = new Map<string, RegExp>();
  return (wanted, from) => {
    const last = known.get(wanted);
    if (last && from >= last.from && from <= last.at) return last.at;
    const found = wanted.startsWith("</")
      ? searched(html, wanted, from, patterns)
      : html.indexOf(wanted, from);
    const at = found < 0 ? html.length : found;
    known.set(wanted, { from, at });
    return at;
  };
}

function searched(html: string, wanted: string, from: number, patterns: Map<string, RegExp>): number {
  const pattern = patterns.get(wanted) ?? new RegExp(`${wanted}(?=[\\s/>])`, "gi");
  patterns.set(wanted, pattern);
  pattern.lastIndex = from;
  return pattern.exec(html)?.index ?? -1;
}

/** The ">" that ends a tag; one inside a quoted value does not. */
function tagEnd(html: string, from: number, find: Find): number {
  let position = from;
  for (;;) {
    const end = find(">", position);
    const opened = /=\s*(["'])/.exec(html.slice(position, end));
    if (!opened?.[1]) return end;
    const close = find(opened[1], position + opened.index + opened[0].length);
    if (close >= html.length) return end;
    position = close + 1;
  }
}

function openTag(tag: string): Token & { kind: "open" } {
  const name = nameOf(tag);
  return { kind: "open", name, attributes: tag.slice(name.length), isClosed: tag.endsWith("/") };
}

const nameOf = (tag: string) => /^[a-z][^\s/>]*/i.exec(tag)?.[0].toLowerCase() ?? "";

function declarationEnd(html: string, start: number, find: Find): number {
  if (html.startsWith("<!--", start)) {
    if (html.startsWith("<!-->", start)) return start + 5;
    const end = find("-->", start + 4);
    return end < html.length ? end + 3 : find(">", start) + 1;
  }
  if (html.startsWith("<![CDATA[", start)) return start + 9;
  return find(">", start) + 1;
}
