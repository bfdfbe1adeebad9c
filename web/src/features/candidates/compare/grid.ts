/** The criterion and the two candidates beside one another; on narrow sheets the criterion stands above. */
export const grid = {
  display: "grid",
  gridTemplateColumns: "11rem repeat(2, minmax(0, 1fr))",
  columnGap: "6",
  rowGap: "2",
  "@container sheet (max-width: 62rem)": {
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    columnGap: "4",
    "& > :first-child": { gridColumn: "1 / -1" },
    "& > span:empty": { display: "none" },
  },
} as const;
