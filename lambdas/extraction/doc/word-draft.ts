import type { Draft } from "../blocks/block.ts";
import { withLinks } from "../office/links.ts";
import { namedLevel } from "../office/titles/heading-names.ts";
import { titleLevel } from "../office/titles/title-level.ts";
import type { WordParagraph } from "./format/word-paragraphs.ts";
import type { WordLists } from "./word-lists.ts";

/** Half points of large text. */
const largeSize = 28;
const builtIn = { title: 62, subtitle: 74, firstContents: 19, lastContents: 27 };

/** Draft of a paragraph: heading, list item or plain paragraph. */
export const paragraphDraft = (paragraph: WordParagraph, lists: WordLists): Draft => {
  const label =
    paragraph.list > 0 && paragraph.list < 0x7fe
      ? lists.next(paragraph.list, paragraph.listLevel) || undefined
      : undefined;
  const own = paragraph.text.trim();
  const text = label ? `${label} ${own}` : paragraph.text;
  if (!own) return { type: "paragraph", text: "" };
  const heading = headingLevel(paragraph);
  if (heading && own.length < 300) return { type: "heading", level: heading, text };
  const look = {
    isBold: paragraph.isBold,
    isLarge: paragraph.size >= largeSize && Number.isFinite(paragraph.size),
  };
  const title = paragraph.depth > 0 || label === "-" ? undefined : titleLevel(text, look);
  if (title) return { type: "heading", level: title, text };
  const style = paragraph.style?.builtIn ?? 0;
  if (style >= builtIn.firstContents && style <= builtIn.lastContents && isEntry(own))
    return { type: "list-item", level: style - builtIn.firstContents + 1, text };
  const linked = withLinks(text, paragraph.links);
  return label === undefined
    ? { type: "paragraph", text: linked }
    : { type: "list-item", level: paragraph.listLevel + 1, text: linked };
};

/** An entry of a table of contents ends with its page number. */
const isEntry = (text: string) => /\t\s*\S{1,6}$/.test(text);

const headingLevel = ({ style, outline }: WordParagraph): number | undefined => {
  const number = style?.builtIn ?? 0;
  if (number >= 1 && number <= 9) return number;
  if (number === builtIn.title) return 1;
  if (number === builtIn.subtitle) return 2;
  const named = namedLevel(style?.name ?? "");
  if (named) return named;
  return outline !== undefined && outline < 9 ? outline + 1 : undefined;
};
