import type { Draft } from "../blocks/block.ts";
import { statusOfEntries } from "../marks/status/status-of-entries.ts";

/** Keys that only configure a site generator. */
const settings =
  /^(layout|template|slug|permalink|draft|weight|sidebar\w*|toc|comments|type|id|url|aliases|image|images|thumbnail|cover|css|js|published|nav_order|hide\w*|ms\.\w+|uid|output|lang)$/i;

/** The head of a Markdown file between lines of "---" (or "+++"), as a title, a record and a status; and what follows it. */
export function frontMatter(text: string): { drafts: Draft[]; body: string; status?: string } {
  const match = /^(---|\+\+\+)[ \t]*\r?\n([\s\S]{0,20000}?)\r?\n(?:\1|\.\.\.)[ \t]*(?:\r?\n|$)/.exec(text);
  if (!match?.[2] || !/^[\w.-]+\s*[:=]/m.test(match[2])) return { drafts: [], body: text };
  const entries = entriesOf(match[2]);
  const body = text.slice(match[0].length);
  const title = entries.find(([key]) => /^title$/i.test(key))?.[1];
  const rest = entries.filter(([key]) => !settings.test(key) && !(title && /^title$/i.test(key)));
  const hasHeading = /^#\s|^[^\n]+\n=+\s*$/m.test(body.slice(0, 5000));
  const drafts: Draft[] = title
    ? [{ type: hasHeading ? "paragraph" : "heading", level: 1, text: title }]
    : [];
  if (rest.length > 0)
    drafts.push({ type: "record", text: rest.map(([key, value]) => `${key}: ${value}`).join("\n") });
  const status = statusOfEntries(entries);
  return { drafts, body, ...(status && { status }) };
}

/** Keys with their values on one line; the items of a list below a key are joined. */
function entriesOf(source: string): Array<[string, string]> {
  const entries: Array<[string, string]> = [];
  for (const line of source.split(/\r?\n/)) {
    const [, key, value] = /^([\w.-]+)\s*[:=]\s*(?!\s)(.*)$/.exec(line) ?? [];
    const item = /^\s+(?:- )?(.+)$|^- (.+)$/.exec(line);
    const last = entries.at(-1);
    if (key !== undefined) entries.push([key, unquoted(value ?? "")]);
    else if (item && last) last[1] = [last[1], unquoted(item[1] ?? item[2] ?? "")].filter(Boolean).join(", ");
  }
  return entries.filter(([, value]) => value !== "");
}

const unquoted = (value: string) =>
  value
    .trim()
    .replace(/^[|>][-+]?$/, "")
    .replace(/^\[(.*)\]$/, "$1")
    .replace(/(^|, *)["']([^"']*)["'](?=,|$)/g, "$1$2");
