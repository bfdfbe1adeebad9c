import { RaisedText } from "#web/ui/text/raised-text.tsx";
import type { Piece } from "../passages/groups.ts";

/** List items with the markers of the text; a bullet replaces a dash or a missing marker. */
export const ListRun = ({ pieces }: { pieces: Piece[] }) => (
  <ul>
    {pieces.map(({ start, text, block, isBeginning }) => {
      const [, mark = isBeginning ? "•" : "", rest = text] = marked.exec(text) ?? [];
      return (
        <li key={start} dir="auto" style={{ marginInlineStart: `${((block.level ?? 1) - 1) * 1.5}rem` }}>
          <span className="mark">{plain.test(mark) ? "•" : mark}</span>
          <span>
            <RaisedText text={rest} />
          </span>
        </li>
      );
    })}
  </ul>
);

const marked = /^([-*+•◦▪·–]|\(?[\p{N}\p{L}]{1,4}[.)])\s+(?!\s)(.*)$/su;
/** Markers that plain text uses for bullets. */
const plain = /^[-*+]$/;
