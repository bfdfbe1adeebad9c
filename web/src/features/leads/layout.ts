const narrow = "@container sheet (max-width: 62rem)";

/** List and lead beside one another; below 62 rem the open lead takes the place of the list. */
export const layout = {
  scrollMarginTop: "4",
  "& .head": { align: "center", alignItems: "center", gap: "3", mb: "4", flexWrap: "wrap" },
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
    "& .back": { display: "inline-flex" },
    "&[data-open] :is(.head, .tools, .list)": { display: "none" },
    "&:not([data-open]) .pane": { display: "none" },
  },
} as const;
