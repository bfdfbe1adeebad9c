import type { Draft, Extraction } from "../../blocks/block.ts";
import { isEnded, statusInTitle, statusOf } from "./status-of.ts";

/** In a warning, the parts that are named. */
const mostNames = 3;
/** At the top of a document, the blocks that can say its status. */
const topBlocks = 3;

/** Shows the status that a document, page or section gives itself after the places of its blocks. */
export const withStatuses = (extraction: Extraction): Extraction => {
  const whole = extraction.status ?? commonStatus(extraction.drafts) ?? topStatus(extraction.drafts);
  const parts = new Map<string, Set<string>>();
  const sections = new Sections();
  const drafts = extraction.drafts.map(({ status: own, ...draft }): Draft => {
    const section = sections.follow(draft);
    const status = section?.status ?? own ?? whole;
    if (!status) return draft;
    const name = section ? `The section "${section.title}"` : (draft.place ?? "A part of the document");
    if (status !== whole) parts.set(status, (parts.get(status) ?? new Set()).add(name));
    return marked(draft, status);
  });
  const warnings = [
    ...(whole ? [`The document is marked “${whole}”. ${advice}`] : []),
    ...[...parts].slice(0, mostNames).map(warningOf),
    ...(parts.size > mostNames ? [`${parts.size - mostNames} more marks of that kind were found.`] : []),
  ];
  if (warnings.length === 0) return { ...extraction, drafts };
  return { ...extraction, drafts, warnings: [...(extraction.warnings ?? []), ...warnings] };
};

const advice =
  "It was read, and what cites it shows that mark. Delete it if nothing should be answered from it.";

const warningOf = ([status, names]: [string, Set<string>]): string => {
  const shown = [...names].slice(0, mostNames);
  if (names.size > shown.length) shown.push(`${names.size - shown.length} more`);
  const list = new Intl.ListFormat("en-GB", { type: "conjunction" }).format(shown);
  return `${list} ${names.size === 1 ? "is" : "are"} marked “${status}”. ${advice.replace(/ Delete.*/, "")}`;
};

const marked = (draft: Draft, status: string): Draft => {
  const mark = `marked “${status}”`;
  const shown = (place: string) => `${place} · ${mark}`;
  const { place, pageBreaks } = draft;
  return {
    ...draft,
    place: place ? shown(place) : `Marked “${status}”`,
    ...(pageBreaks && {
      pageBreaks: pageBreaks.map((pageBreak) => ({ ...pageBreak, place: shown(pageBreak.place) })),
    }),
  };
};

/** The status that all pages have; headers and footers are those of the whole document where no page has its own. */
const commonStatus = (drafts: Draft[]): string | undefined => {
  const pages = drafts.filter(({ type }) => type !== "running");
  const first = pages.find(({ status }) => status)?.status;
  if (first) return pages.every(({ status }) => status === first) ? first : undefined;
  return drafts.flatMap(({ type, text }) => (type === "running" ? (statusOf(text) ?? []) : []))[0];
};

/** A line at the top that says nothing else, or the title of a document whose other headings are below it. */
const topStatus = (drafts: Draft[]): string | undefined => {
  const filled = drafts.filter(({ type, text }) => type !== "running" && text.trim());
  const [title, next] = filled;
  if (!title || !next) return;
  const prose = filled.findIndex(({ type, text, place }) => {
    const isLine = type === "heading" || type === "paragraph" || type === "record";
    return !isLine || place !== title.place || (isSentence(text) && !statusOf(text));
  });
  const top = filled.slice(0, Math.min(topBlocks, prose < 0 ? topBlocks : prose));
  const alone = top.filter(
    ({ type, text }, index) =>
      type !== "record" && (index === 0 || type !== "heading" || !/\p{Ll}/u.test(text)),
  );
  const found = alone.flatMap(({ text }) => statusOf(text) ?? [])[0];
  if (found || (title.type !== "heading" && title.type !== "paragraph")) return found;
  const level = title.type === "heading" ? (title.level ?? 1) : 0;
  const isBelow = (one: Draft) => one === title || one.type !== "heading" || (one.level ?? 1) > level;
  return next.type === "heading" || filled.every(isBelow) ? statusInTitle(title.text) : undefined;
};

const isSentence = (text: string) => /[.!?。！？]$/.test(text.trim());

/** One word in small letters may be what a section is about: "Cancelled" in a list of the states of an order. */
const isTopic = (heading: string): boolean => {
  const bare = heading.trim();
  return !/\s/.test(bare) && /\p{Ll}/u.test(bare) && !/^[[(]/.test(bare);
};

/** Follows the headings and knows whether a section around a block says that it no longer applies. */
class Sections {
  private readonly open: Array<{ level: number; title: string; status: string }> = [];

  follow({ type, level = 1, text }: Draft): { title: string; status: string } | undefined {
    if (type === "running") return;
    if (type === "heading") {
      while ((this.open.at(-1)?.level ?? 0) >= level) this.open.pop();
      const status = statusInTitle(text) ?? (isTopic(text) ? undefined : statusOf(text));
      if (status && isEnded(status)) this.open.push({ level, title: text.trim(), status });
    }
    return this.open.at(-1);
  }
}
