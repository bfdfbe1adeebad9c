import { RaisedText } from "#web/ui/text/raised-text.tsx";
import type { Piece } from "../passages/groups.ts";

/** One block of text as what it is: a heading as a heading below the page's own, code as code. */
export const BlockText = ({ block, text, isBeginning }: Piece) => {
  if (block.type === "heading" && isBeginning) {
    const level = Math.min(3, block.level ?? 1);
    const Heading = headings[level] ?? "h6";
    return (
      <Heading data-level={level} dir="auto">
        <RaisedText text={text} />
      </Heading>
    );
  }
  if (block.type === "code") return <pre dir="auto">{text}</pre>;
  return (
    <p className={block.type} dir="auto">
      <RaisedText text={text} />
    </p>
  );
};

const headings: Record<number, "h3" | "h4" | "h5"> = { 1: "h3", 2: "h4", 3: "h5" };
