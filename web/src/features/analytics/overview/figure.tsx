import { chakra } from "@chakra-ui/react";
import { ArrowDown, ArrowUp } from "lucide-react";
import type { ReactNode } from "react";
import type { Change } from "../change.ts";

interface FigureProps {
  name: string;
  value: ReactNode;
  /** Below the value. */
  change: Change;
  /** The direction that is better; without one neither is. */
  better?: "up" | "down" | undefined;
}

/** A figure with its name, and how it moved. */
export const Figure = ({ name, value, change: { text, direction }, better }: FigureProps) => {
  const tone = !direction || !better ? "flat" : direction === better ? "good" : "bad";
  const Arrow = direction === "up" ? ArrowUp : ArrowDown;
  return (
    <chakra.div css={look} data-tone={tone}>
      <dt>{name}</dt>
      <dd>{value}</dd>
      <dd className="change">
        {direction && <Arrow size={14} aria-label={direction === "up" ? "Up" : "Down"} role="img" />}
        {text}
      </dd>
    </chakra.div>
  );
};

const look = {
  minW: "0",
  "& dt": { textStyle: "sm", color: "fg.muted" },
  "& dd:not(.change)": {
    fontSize: "1.625rem",
    lineHeight: "2rem",
    fontWeight: "500",
    letterSpacing: "-0.015em",
    fontVariantNumeric: "tabular-nums",
    whiteSpace: "nowrap",
  },
  "& small": { fontSize: "0.875rem", letterSpacing: "0", color: "fg.muted" },
  "& .change": {
    display: "flex",
    alignItems: "center",
    gap: "1",
    mt: "0.5",
    textStyle: "xs",
    fontWeight: "500",
    color: "fg.muted",
  },
  "& svg": { flex: "none" },
  "&[data-tone=good] .change": { color: "green.fg" },
  "&[data-tone=bad] .change": { color: "red.fg" },
} as const;
