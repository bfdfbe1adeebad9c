const narrow = "@container sheet (max-width: 62rem)";
const phone = "@container sheet (max-width: 30rem)";

/** Headings stay for screen readers. */
const hiddenButRead = {
  position: "absolute",
  w: "1px",
  h: "1px",
  m: "0",
  overflow: "hidden",
  clipPath: "inset(50%)",
} as const;

/** List and lead beside one another; below 62 rem the open lead takes the place of the list. */
export const layout = {
  scrollMarginTop: "4",
  "& .head": { alignItems: "center", gap: "3", mb: "4", flexWrap: "wrap" },
  "& .head .count": { flex: "1", color: "fg.subtle", textStyle: "sm", fontVariantNumeric: "tabular-nums" },
  "& .tools": { alignItems: "center", gap: "3", mb: "3" },
  "& .search": { flex: "0 1 17rem", ms: "auto" },
  "& .frame": {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) 24rem",
    borderWidth: "1px",
    borderRadius: "l3",
    bg: "bg.panel",
    overflow: "hidden",
  },
  "& .pane": {
    borderStartWidth: "1px",
    bg: "bg.surface",
    minW: "0",
    maxH: "44.75rem",
    overflow: "auto",
    scrollbarWidth: "thin",
  },
  "& .back": { display: "none" },
  [narrow]: {
    "& .frame": { display: "block" },
    "& .tools": { flexDirection: "column-reverse", alignItems: "stretch" },
    "& .search": { flex: "none", ms: "0" },
    "& .pane": { borderStartWidth: "0", maxH: "none" },
    "& .back": { display: "block" },
    "& .back + * > :first-child": { pt: "1" },
    "&[data-open] :is(.head .count, .head button, .tools, .list)": { display: "none" },
    "&[data-open] .head": hiddenButRead,
    "&:not([data-open]) .pane": { display: "none" },
  },
  [phone]: {
    "& .head .count": { flex: "1 1 8rem" },
    "& .head button": { flex: "1 1 40%" },
  },
} as const;

/** For empty and error states, which stand within the frame of list or lead. */
export const unframed = { "&& > *": { borderWidth: "0", bg: "transparent", p: "6" } } as const;
