import type { List, ListItem, RootContent } from "mdast";
import type { Draft } from "../blocks/block.ts";

/** Maps the content of an item or a quote, `lists` lists deep, to blocks. */
export type Flow = (nodes: RootContent[], lists: number) => Draft[];

/** One block for each item, its paragraphs on lines; nested lists and tables follow it. */
export const listBlocks = (list: List, source: string, lists: number, flow: Flow): Draft[] =>
  list.children.flatMap((item) =>
    itemBlocks(flow(item.children, lists + 1), markerOf(item, list, source) + taskMark(item), lists + 1),
  );

const itemBlocks = (drafts: Draft[], marker: string, level: number): Draft[] => {
  const end = drafts.findIndex(({ type }) => type !== "paragraph");
  const own = end < 0 ? drafts : drafts.slice(0, end);
  const rest = end < 0 ? [] : drafts.slice(end);
  const [title] = rest;
  if (own.length === 0 && title?.type === "heading")
    return [{ type: "list-item", level, text: marker + title.text }, ...rest.slice(1)];
  if (own.length === 0) return rest;
  return [
    { type: "list-item", level, text: marker + own.map(({ text }) => text.trim()).join("\n") },
    ...rest,
  ];
};

/** The number as it is written: authors refer to it even if a renderer counts differently. */
const markerOf = (item: ListItem, list: List, source: string): string => {
  if (!list.ordered) return "- ";
  const from = item.position?.start.offset ?? 0;
  const written = /^\d{1,9}/.exec(source.slice(from, from + 9))?.[0];
  return `${Number(written ?? list.start ?? 1)}. `;
};

const taskMark = ({ checked }: ListItem): string => {
  if (checked === null || checked === undefined) return "";
  return checked ? "☑ " : "☐ ";
};
