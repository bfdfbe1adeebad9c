import { marksIn } from "#shared/quotation/citations.ts";
import { claimBefore, markSign } from "#shared/quotation/claim.ts";

/** The fields of a Markdown node that the plugin reads and writes. */
interface MarkdownNode {
  type: string;
  value?: string;
  children?: MarkdownNode[];
  data?: { hName?: string; hProperties?: Record<string, unknown> };
}

/** A citation mark in the text of a block, and the claim before it. */
interface BlockMark {
  /** Counted from 0 over the whole answer. */
  index: number;
  numbers: number[];
  claim: string;
  claimStart: number;
  start: number;
  end: number;
}

/**
 * A remark plugin: each `[1]` becomes a `cite` with its claim, and the text of the claim a `mark`, both with the mark's
 * index and numbers. A number without a source stays text, and so does everything in code and links. A `span` keeps a
 * citation on the line of its last word.
 */
export const citations =
  ({ sourceCount }: { sourceCount: number }) =>
  (tree: MarkdownNode): void => {
    let count = 0;
    const visit = (node: MarkdownNode): void => {
      if (!node.children?.some(isInline)) {
        node.children?.forEach(visit);
        return;
      }
      const found = marksOf(node, sourceCount, count);
      count += found.length;
      if (found.length > 0) replaceMarks(node, found);
      node.children.filter((child) => !isInline(child)).forEach(visit);
    };
    visit(tree);
  };

const isInline = ({ type }: MarkdownNode): boolean =>
  type === "text" || type === "inlineCode" || inlineParents.has(type);
const inlineParents = new Set(["strong", "emphasis", "delete", "link"]);

/** The texts within a block, each with its offset; `isPlain` unless it is code or within a link. */
const textsOf = (block: MarkdownNode): { node: MarkdownNode; start: number; isPlain: boolean }[] => {
  let start = 0;
  const collect = (node: MarkdownNode, isPlain: boolean): ReturnType<typeof textsOf> => {
    if (node.value !== undefined) {
      const text = { node, start, isPlain: isPlain && node.type === "text" };
      start += node.value.length;
      return [text];
    }
    return (node.children ?? []).flatMap((child) => collect(child, isPlain && child.type !== "link"));
  };
  return collect(block, true);
};

const marksOf = (block: MarkdownNode, sourceCount: number, firstIndex: number): BlockMark[] => {
  const found: BlockMark[] = [];
  let before = "";
  for (const { node, start, isPlain } of textsOf(block)) {
    const text = node.value ?? "";
    let end = 0;
    for (const mark of isPlain ? marksIn(text, sourceCount) : []) {
      before += text.slice(end, mark.start);
      end = mark.end;
      const claim = claimBefore(before);
      const from = found.at(-1)?.end ?? 0;
      const claimAt = before.slice(before.lastIndexOf(markSign) + 1).lastIndexOf(claim);
      found.push({
        index: firstIndex + found.length,
        numbers: mark.numbers,
        claim,
        claimStart: from + Math.max(0, claimAt),
        start: start + mark.start,
        end: start + mark.end,
      });
      before += markSign;
    }
    before += text.slice(end);
  }
  return found;
};

const replaceMarks = (block: MarkdownNode, found: BlockMark[]): void => {
  const starts = new Map(textsOf(block).map(({ node, start }) => [node, start]));
  const replace = (node: MarkdownNode): MarkdownNode[] => {
    const start = starts.get(node);
    if (start === undefined) {
      if (node.children) node.children = node.children.flatMap(replace);
      return [node];
    }
    return node.type === "text" ? splitText(node.value ?? "", start, found) : [node];
  };
  block.children = block.children?.flatMap(replace) ?? [];
};

/** The text from an offset of its block on, cut at its marks and at the starts and ends of their claims. */
const splitText = (text: string, offset: number, found: BlockMark[]): MarkdownNode[] => {
  const nodes: MarkdownNode[] = [];
  let at = 0;
  const add = (to: number, mark?: BlockMark): void => {
    const value = text.slice(at, Math.max(at, to));
    if (value) nodes.push(mark ? tied(mark, value) : { type: "text", value });
    at = Math.max(at, to);
  };
  for (const mark of found) {
    if (mark.end <= offset || mark.claimStart >= offset + text.length) continue;
    const start = Math.min(mark.start - offset, text.length);
    const isHere = mark.start >= offset && mark.start < offset + text.length;
    add(mark.claimStart - offset);
    add(isHere ? lastWordIn(text.slice(at, start)) + at : start, mark);
    if (!isHere) continue;
    const glued = text.slice(at, start);
    at = mark.end - offset;
    const [follows = ""] = signs.exec(text.slice(at)) ?? [];
    at += follows.length;
    const sign = follows.replace(/^[ \t]+(?=[.,)])/, "").replace(/^[ \t]/, "\u202f");
    nodes.push(
      element("span", { dataGlued: "" }, [
        ...(glued ? [tied(mark, glued)] : []),
        ...mark.numbers.map((number) => chip(mark, number)),
        ...(sign ? [{ type: "text", value: sign }] : []),
      ]),
    );
  }
  add(text.length);
  return nodes;
};

/** Punctuation behind a mark, with a gap as a model may leave it, or as French has it. */
const signs =
  /^(?:[ \t]{0,4}[.,)]|[ \t\u00a0\u202f]?[;:!?]|[…\]»”’"。，、；：！？）」』،؛؟।])[.,;:!?)…\]»”’"。，、；：！？）」』،؛؟।]*/u;

const maxWordLetters = 24;
const withoutSpaces = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u;

/** The offset at which the last word of a text begins; in scripts without spaces that of its last two letters. */
const lastWordIn = (text: string): number => {
  const start = text.trimEnd().search(/(?<!\S)\S+$/);
  const word = start < 0 ? "" : text.slice(start);
  if (word && word.length <= maxWordLetters && !withoutSpaces.test(word)) return start;
  return text.length - [...text].slice(-2).join("").length;
};

const tied = ({ index, numbers }: BlockMark, value: string): MarkdownNode =>
  element("mark", { dataMark: String(index), dataSources: numbers.join(" ") }, [{ type: "text", value }]);

const chip = ({ index, claim }: BlockMark, number: number): MarkdownNode =>
  element("cite", { dataMark: String(index), dataSource: String(number), dataClaim: claim }, []);

const element = (
  hName: string,
  hProperties: Record<string, string>,
  children: MarkdownNode[],
): MarkdownNode => ({ type: hName, children, data: { hName, hProperties } });
