const wide = "@container sheet (min-width: 56rem)";

const columns = "10.5rem 13rem minmax(0, 1fr) 3rem 4rem 7rem";

/** The names of the columns, where there is room for columns. */
export const heads = {
  display: "none",
  [wide]: {
    display: "grid",
    gridTemplateColumns: columns,
    columnGap: "3",
    px: "4",
    py: "2",
    borderBottomWidth: "1px",
    textStyle: "xs",
    color: "fg.muted",
  },
} as const;

/** A row of the list; on narrow sheets its fields stand below each other. */
export const row = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  gap: "2",
  px: "4",
  py: "3",
  "&:not(:first-of-type)": { borderTopWidth: "1px" },
  "& > .name, & > .description": { gridColumn: "1 / -1" },
  "& > .name": { order: "-2" },
  "& > .description": { order: "-1" },
  "& > .posts, & > .moves": { justifySelf: "end" },
  "& .hint": { display: "block", mb: "1", textStyle: "xs", color: "fg.muted" },
  [wide]: {
    gridTemplateColumns: columns,
    columnGap: "3",
    alignItems: "start",
    py: "2",
    "& > .name, & > .description": { gridColumn: "auto", order: "0" },
    "& .hint": { display: "none" },
    "& > .posts": { justifySelf: "start" },
    "& > .posts, & > .offered": { alignSelf: "center" },
    "& > .posts > span": { srOnly: true },
    "& > .offered > [data-part=label]": { display: "none" },
  },
} as const;
