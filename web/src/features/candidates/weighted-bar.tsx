import { chakra } from "@chakra-ui/react";
import type { Candidate } from "#shared/candidates/shapes.ts";
import { shares } from "#shared/candidates/shares.ts";

interface WeightedBarProps {
  parts: Candidate["parts"];
  /** The words for screen readers; the bar is decoration without. */
  label?: string;
}

/** A piece for each criterion, as wide as its weight and filled as far as its mark; hatched where it was not asked about. */
export const WeightedBar = ({ parts, label }: WeightedBarProps) => (
  <chakra.span css={bar} {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}>
    {parts.map(({ weight, level, is_asked }, at) => (
      <i
        // biome-ignore lint/suspicious/noArrayIndexKey: the criteria keep their order
        key={at}
        data-skipped={is_asked ? undefined : ""}
        style={{ flexGrow: weight }}
      >
        {is_asked && <b style={{ width: `${shares[level] * 100}%` }} />}
      </i>
    ))}
  </chakra.span>
);

const bar = {
  display: "flex",
  gap: "2px",
  h: "2",
  minW: "0",
  "& i": {
    flexBasis: "0",
    position: "relative",
    borderRadius: "2px",
    bg: "border",
    overflow: "hidden",
  },
  "& b": { position: "absolute", inset: "0 auto 0 0", bg: "accent.solid", borderRadius: "2px" },
  "& i[data-skipped]": {
    bg: "repeating-linear-gradient(135deg, {colors.border.emphasized} 0 1.5px, transparent 1.5px 5px)",
  },
} as const;
