/** A card as wide as the page: what it is left, its applications right, dates and buttons in the foot. */
export const card = {
  position: "relative",
  gridTemplateColumns: "minmax(0, 1fr)",
  bg: "bg.panel",
  borderWidth: "1px",
  borderRadius: "l3",
  "@container sheet (min-width: 44rem)": { gridTemplateColumns: "minmax(0, 1fr) 13rem" },
  "@container sheet (min-width: 56rem)": { gridTemplateColumns: "minmax(0, 1fr) 17rem" },
} as const;

export const parts = {
  main: { minW: "0", alignContent: "start", px: { base: "4", md: "5" }, py: "4" },
  side: {
    position: "relative",
    display: "block",
    px: { base: "4", md: "5" },
    py: { base: "2.5", md: "4" },
    borderTopWidth: "1px",
    alignContent: "center",
    "@container sheet (min-width: 44rem)": {
      borderTopWidth: "0",
      borderInlineStartWidth: "1px",
      borderStartEndRadius: "9px",
    },
  },
  foot: {
    gridColumn: "1 / -1",
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: "4",
    rowGap: "1.5",
    minH: "10",
    ps: { base: "4", md: "5" },
    pe: "1.5",
    pt: { base: "2", md: "1" },
    pb: "1",
    borderTopWidth: "1px",
    borderBottomRadius: "9px",
    bg: "bg.subtle",
    color: "fg.subtle",
    textStyle: "xs",
  },
} as const;
