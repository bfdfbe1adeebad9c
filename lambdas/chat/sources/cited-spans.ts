import { quotationsIn } from "#shared/quotation/citations.ts";
import { supportingSentences } from "#shared/quotation/supporting-sentences.ts";

/** Characters of a passage, end exclusive. */
export interface Span {
  start: number;
  end: number;
}

/**
 * The parts of each passage that an answer in Markdown cites it for, by the position of the passage: what stands there
 * word for word, else the sentences that support the claim, as screens mark them. A passage of which one citation cannot
 * be told is left out.
 */
export const citedSpans = (answer: string, passages: { text: string }[]): Map<number, Span[]> => {
  const spans = new Map<number, Span[]>();
  const unclear = new Set<number>();
  for (const { number, claim, said } of quotationsIn(answer, passages.length)) {
    const text = passages[number - 1]?.text ?? "";
    const found = said.flatMap((one) => verbatim(text, one) ?? []);
    const own = found.length === said.length ? found : supporting(text, claim);
    if (own.length === 0) unclear.add(number - 1);
    spans.set(number - 1, [...(spans.get(number - 1) ?? []), ...own]);
  }
  for (const at of unclear) spans.delete(at);
  return spans;
};

const supporting = (text: string, claim: string): Span[] =>
  supportingSentences(text, claim).map(({ start, text: { length } }) => ({ start, end: start + length }));

/** Fewer characters may stand anywhere. */
const leastCharacters = 12;

/** White space may differ, and the quotation may have got a full stop. */
const verbatim = (text: string, quoted: string): Span | undefined => {
  const bare = quoted.trim().replace(/[.。।]$/u, "");
  if (bare.length < leastCharacters) return undefined;
  const plain = text.indexOf(bare);
  if (plain >= 0) return { start: plain, end: plain + bare.length };
  const { line, offsets } = onOneLine(text);
  const at = line.indexOf(onOneLine(bare).line);
  if (at < 0) return undefined;
  const end = offsets[at + onOneLine(bare).line.length - 1] ?? text.length - 1;
  return { start: offsets[at] ?? 0, end: end + 1 };
};

/** The text without white space, and where each character stands in it. */
const onOneLine = (text: string): { line: string; offsets: number[] } => {
  const offsets: number[] = [];
  let line = "";
  for (let at = 0; at < text.length; at++)
    if (!/\s/.test(text.charAt(at))) {
      line += text.charAt(at);
      offsets.push(at);
    }
  return { line, offsets };
};
