/** Styles of a `details` element whose arrow turns when it opens. */
export const disclosure = {
  "& > summary": {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: "2",
    minH: { base: "11", md: "10" },
    cursor: "pointer",
    textStyle: "sm",
    fontWeight: "550",
    listStyle: "none",
    fontVariantNumeric: "tabular-nums",
  },
  "& > summary > span": { ms: "auto", textStyle: "xs", color: "fg.subtle", fontWeight: "400" },
  "@container chat (max-width: 30rem)": { "& > summary > span": { ms: "5.5", w: "full" } },
  "& > summary::-webkit-details-marker": { display: "none" },
  "&[open] > summary > svg": { transform: "rotate(90deg)" },
} as const;
