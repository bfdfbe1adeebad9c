import { chakra } from "@chakra-ui/react";
import type { Mark } from "#shared/candidates/shapes.ts";
import { markWords } from "../words.ts";

/** Three squares and a word. */
export const MarkSign = ({ mark }: { mark: Mark }) => {
  const filled = mark.is_asked ? levels.indexOf(mark.level) : 0;
  return (
    <chakra.span css={sign} data-weak={filled === 0 ? "" : undefined}>
      <span className="pips" aria-hidden>
        {[1, 2, 3].map((at) => (
          <i key={at} data-is={mark.is_asked ? (at <= filled ? "filled" : "open") : "skipped"} />
        ))}
      </span>
      {markWords(mark)}
    </chakra.span>
  );
};

const levels = ["none", "mentioned", "described", "shown"];

const sign = {
  display: "inline-flex",
  alignItems: "center",
  gap: "1.5",
  textStyle: "xs",
  fontWeight: "550",
  "&[data-weak]": { color: "fg.muted", fontWeight: "500" },
  "& .pips": { display: "inline-flex", gap: "2px" },
  "& i": { boxSize: "7px", borderRadius: "2px" },
  "& i[data-is=filled]": { bg: "accent.solid" },
  "& i[data-is=open]": { boxShadow: "inset 0 0 0 1.25px {colors.border.emphasized}" },
  "& i[data-is=skipped]": {
    bg: "repeating-linear-gradient(135deg, {colors.border.emphasized} 0 1.5px, transparent 1.5px 4px)",
  },
} as const;
