import { claimBefore } from "#shared/quotation/claim.ts";
import type { MarkedPart } from "#shared/quotation/marked-parts.ts";
import { type PassageBlock, passageBlocks, type TableBlock } from "#shared/quotation/passage-blocks.ts";

const around = 160;
const longest = 700;
const rowsAround = 2;
const mostRows = 8;

/** The prose and the tables of a passage; long text and rows around what is marked are cut. */
export const quotationIn = (passage: string, cited: string[]): PassageBlock[] => {
  const blocks = passageBlocks(passage, cited.map(claimBefore));
  const first = blocks.findIndex(isMarked);
  const last = blocks.findLastIndex(isMarked);
  const shown = first < 0 ? blocks.slice(0, 2) : blocks.slice(Math.max(0, first - 1), last + 2);
  return shown.map((block) =>
    "rows" in block
      ? withFewRows(block)
      : withLittleText(block.parts, first < 0, block === blocks[first - 1]),
  );
};

const isMarked = (block: PassageBlock): boolean =>
  ("rows" in block ? block.rows.flat(2) : block.parts).some((part) => part.isMarked);

const withLittleText = (parts: MarkedPart[], isWhole: boolean, isLead: boolean): PassageBlock => {
  const most = isWhole ? longest : around;
  return {
    parts: parts.map((part, at) => {
      const { text } = part;
      if (part.isMarked || text.length <= most) return part;
      const cut =
        isLead || (at === 0 && parts[1])
          ? text.slice(-most).replace(/^\S*\s+|^/, "…")
          : text.slice(0, most).replace(/\s+\S*$|$/, "…");
      return { ...part, text: cut };
    }),
  };
};

const withFewRows = ({ labels, rows }: TableBlock): PassageBlock => {
  const marked = rows.flatMap((row, at) => (row.flat().some((part) => part.isMarked) ? at : []));
  const isNear = (at: number): boolean => marked.some((one) => Math.abs(one - at) <= rowsAround);
  return {
    labels,
    rows: marked[0] === undefined ? rows.slice(0, mostRows) : rows.filter((_, at) => isNear(at)),
  };
};
