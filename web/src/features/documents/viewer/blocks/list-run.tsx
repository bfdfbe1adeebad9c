import type { Piece } from "../passages/groups.ts";

/** Items of a list with the marks that they have in the text; a bullet where that is a dash or none. */
export const ListRun = ({ pieces }: { pieces: Piece[] }) => (
  <ul>
    {pieces.map(({ start, text, block, isBeginning }) => {
      const [, mark = isBeginning ? "•" : "", rest = text] = marked.exec(text) ?? [];
      return (
        <li key={start} dir="auto" style={{ marginInlineStart: `${((block.level ?? 1) - 1) * 1.5}rem` }}>
          <span className="mark">{plain.test(mark) ? "•" : mark}</span>
          <span>{rest}</span>
        </li>
      );
    })}
  </ul>
);

const marked = /^([-*+•◦▪·–]|\(?[\p{N}\p{L}]{1,4}[.)])\s+(.*)$/su;
/** Marks that stand for a bullet where there is only plain text. */
const plain = /^[-*+]$/;
