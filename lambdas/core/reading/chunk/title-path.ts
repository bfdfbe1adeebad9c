import { type Block, maxHeadingLength } from "#extraction/blocks/block.ts";

/** In characters, of all headings of one path together. */
const maxPathLength = 500;

/** Stored text of earlier versions may still hold headings of any length: they count as paragraphs. */
export const isHeading = ({ type, text }: Block): boolean =>
  type === "heading" && text.length <= maxHeadingLength;

/** The open headings with a new one, which closes those of its level and below. */
export const openHeading = (open: Block[], heading: Block): Block[] => {
  const level = heading.level ?? 1;
  const outer = open.findIndex((above) => (above.level ?? 1) >= level);
  return [...(outer < 0 ? open : open.slice(0, outer)), heading];
};

/** Texts of the open headings, outermost first. Every passage repeats them, so outer ones that exceed the limit fall away. */
export const titlePath = (open: Block[]): string[] => {
  const path: string[] = [];
  let length = 0;
  for (const { text } of open.toReversed()) {
    length += text.length;
    if (length > maxPathLength) break;
    path.unshift(text);
  }
  return path;
};
