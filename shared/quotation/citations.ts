import { claimBefore, markSign } from "./claim.ts";

export interface CitationMark {
  numbers: number[];
  /** The offset in its text of the mark with the white space before it. */
  start: number;
  end: number;
}

interface Citation {
  number: number;
  /** The text that it stands behind. */
  claim: string;
}

export interface Quotation extends Citation {
  /** All text since the citation before it: that of its line, and of items above it without a citation. */
  said: string[];
}

const marks = /(?:(?<!\s)\s*\[\d{1,2}(?:\s*,\s*\d{1,2})*\])+/g;

/** The citation marks of a text; numbers without a source are left out. */
export const marksIn = (text: string, sourceCount: number): CitationMark[] =>
  [...text.matchAll(marks)].flatMap(({ 0: mark, index }) => {
    const all = new Set(mark.match(/\d+/g)?.map(Number));
    const numbers = [...all].filter((number) => number >= 1 && number <= sourceCount);
    return numbers.length > 0 ? { numbers, start: index, end: index + mark.length } : [];
  });

/** The citations of an answer in Markdown, in the order of the text; brackets in code are none. */
export const citationsIn = (answer: string, sourceCount: number): Citation[] =>
  quotationsIn(answer, sourceCount).map(({ number, claim }) => ({ number, claim }));

const item = /^\s*(?:[-*+]|\d{1,3}[.)])\s/;

/** The same with all that each one may be for. */
export const quotationsIn = (answer: string, sourceCount: number): Quotation[] => {
  let items: string[] = [];
  return answer
    .replace(/(`{3,})[\s\S]*?(?:\1|$)|(`+).*?\2/g, "")
    .split("\n")
    .flatMap((line) => {
      let before = "";
      let end = 0;
      const isItem = item.test(line);
      if (!isItem) items = [];
      const citations = marksIn(line, sourceCount).flatMap((mark) => {
        const own = line.slice(end, mark.start);
        before += own;
        end = mark.end;
        const claim = claimBefore(withoutMarkup(before));
        const said = [...items, withoutMarkup(own)];
        items = [];
        before += markSign;
        return mark.numbers.map((number) => ({ number, claim, said }));
      });
      if (isItem && citations.length === 0) items.push(withoutMarkup(line));
      return citations;
    });
};

/** The numbers of the sources: those that an answer cites in ascending order, and the others. */
export const numbersOf = (answer: string, sourceCount: number): { cited: number[]; uncited: number[] } => {
  const cited = new Set(citationsIn(answer, sourceCount).map(({ number }) => number));
  const all = Array.from({ length: sourceCount }, (_, at) => at + 1);
  return {
    cited: all.filter((number) => cited.has(number)),
    uncited: all.filter((number) => !cited.has(number)),
  };
};

/** The streamed answer without an incomplete citation at its end. */
export const withoutHalfCitation = (answer: string): string => answer.replace(/(?<!\s)\s*\[[\d,\s]*$/, "");

const withoutMarkup = (line: string): string =>
  line.replace(/^\s*(?:[-*+>#|]+|\d{1,3}[.)])\s+/, "").replace(/\[([^\]]*)\]\([^)]*\)|[*_|]/g, "$1");
