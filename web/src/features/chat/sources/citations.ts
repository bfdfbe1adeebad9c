/** The fields of a Markdown node that the plugin reads and writes. */
interface MarkdownNode {
  type: string;
  value?: string;
  children?: MarkdownNode[];
  data?: { hName: string; hProperties: Record<string, string> };
}

interface CitedText {
  text: string;
  /** The sources that the text's last sentence is tied to; empty after the last citation. */
  numbers: number[];
}

const marks = /(?:\s*\[\d{1,2}(?:\s*,\s*\d{1,2})*\])+/g;

/**
 * A remark plugin: `[1]` becomes a `cite` and the sentence before it a `mark`, both with the numbers of their sources.
 * A number without a source stays text, and so does everything in code and links.
 */
export const citations =
  ({ sourceCount }: { sourceCount: number }) =>
  (tree: MarkdownNode): void =>
    cite(tree, sourceCount);

const cite = (node: MarkdownNode, sourceCount: number): void => {
  if (!node.children || node.type === "link") return;
  node.children = node.children.flatMap((child) => {
    if (child.type === "text") return splitAtCitations(child.value ?? "", sourceCount).flatMap(nodesOf);
    cite(child, sourceCount);
    return [child];
  });
};

const nodesOf = ({ text, numbers }: CitedText): MarkdownNode[] => {
  if (numbers.length === 0) return [{ type: "text", value: text }];
  const start = text.length - lastSentence(text).length;
  return [
    { type: "text", value: text.slice(0, start) },
    element("mark", { dataSources: numbers.join(" ") }, [{ type: "text", value: text.slice(start) }]),
    ...numbers.map((number) => element("cite", { dataSource: String(number) }, [])),
  ];
};

const element = (
  hName: string,
  hProperties: Record<string, string>,
  children: MarkdownNode[],
): MarkdownNode => ({
  type: hName,
  children,
  data: { hName, hProperties },
});

/** Splits a text after each citation of an existing source. */
export const splitAtCitations = (text: string, sourceCount: number): CitedText[] => {
  const parts: CitedText[] = [];
  let start = 0;
  for (const match of text.matchAll(marks)) {
    const numbers = [...new Set(match[0].match(/\d+/g)?.map(Number))].filter(
      (number) => number >= 1 && number <= sourceCount,
    );
    if (numbers.length === 0) continue;
    parts.push({ text: text.slice(start, match.index), numbers });
    start = match.index + match[0].length;
  }
  return start < text.length ? [...parts, { text: text.slice(start), numbers: [] }] : parts;
};

/** The sentences of an answer that cite a source, without their Markdown marks and quotation marks. */
export const sentencesCiting = (answer: string, number: number, sourceCount: number): string[] =>
  splitAtCitations(answer, sourceCount)
    .filter(({ numbers }) => numbers.includes(number))
    .map(({ text }) => lastSentence(text).replace(/^[\s>*_#"“„«-]+|[\s*_"”“»]+$/g, ""))
    .filter(Boolean);

/** The streamed answer without an incomplete citation at its end. */
export const withoutHalfCitation = (answer: string): string => answer.replace(/\s*\[[\d,\s]*$/, "");

const sentences = new Intl.Segmenter(undefined, { granularity: "sentence" });

const lastSentence = (text: string): string => {
  const trimmed = text.trimStart();
  return [...sentences.segment(trimmed)].at(-1)?.segment ?? "";
};
