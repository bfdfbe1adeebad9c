/** The drawing of a marked passage: for text that comes from a document, and for nothing else. */
export const marker = {
  color: "mark.fg",
  background:
    "linear-gradient(transparent 5%, {colors.mark} 5% calc(95% - min(0.1em, 3px)), {colors.mark.edge} 0 95%, transparent 0)",
  borderRadius: "min(0.2em, 5px) min(0.5em, 14px) min(0.3em, 7px) min(0.45em, 10px)",
  padding: "0.06em 0.22em",
  marginInline: "-0.08em",
  boxDecorationBreak: "clone",
  WebkitBoxDecorationBreak: "clone",
};
