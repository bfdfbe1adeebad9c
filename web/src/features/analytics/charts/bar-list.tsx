import { chakra } from "@chakra-ui/react";

export interface Bar {
  name: string;
  value: number;
  text: string;
  share: string;
  isMain?: boolean;
}

/** Bars with their names before and their numbers behind them. */
export const BarList = ({ bars }: { bars: Bar[] }) => {
  const max = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <chakra.ul css={list}>
      {bars.map(({ name, value, text, share, isMain }) => (
        <li key={name} data-main={isMain || undefined}>
          <span className="name">{name}</span>
          <span className="bar">{value > 0 && <i style={{ width: `${(value / max) * 100}%` }} />}</span>
          <span className="number">{text}</span>
          <span className="share">{share}</span>
        </li>
      ))}
    </chakra.ul>
  );
};

const list = {
  listStyleType: "none",
  textStyle: "sm",
  fontVariantNumeric: "tabular-nums",
  "& li": {
    display: "grid",
    gridTemplateColumns: "9.5rem minmax(0, 1fr) 3.5rem 3rem",
    gap: "3",
    alignItems: "center",
    minH: "8",
  },
  "& .bar i": {
    display: "block",
    h: "10px",
    minW: "2px",
    borderRadius: "2px",
    bg: "border.emphasized",
  },
  "& [data-main] i": { bg: "accent.solid" },
  "& :is(.number, .share)": { textAlign: "end" },
  "& .share": { color: "fg.muted" },
  "@container sheet (max-width: 44rem)": {
    "& li": {
      gridTemplateColumns: "minmax(0, 1fr) 3.5rem 3rem",
      gap: "0 0.75rem",
      py: "1",
      // The bar has the second row for itself.
      "& .bar": { gridColumn: "1 / -1", gridRow: "2" },
    },
  },
} as const;
