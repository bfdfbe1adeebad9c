const narrow = "@container sheet (max-width: 62rem)";
const phone = "@container sheet (max-width: 30rem)";

/** List and profile beside one another; below 62 rem the open candidate takes the place of the list. */
export const tabLayout = {
  "& .head": { alignItems: "center", gap: "3", mb: "4", flexWrap: "wrap" },
  "& .count": { flex: "1", color: "fg.subtle", textStyle: "sm", fontVariantNumeric: "tabular-nums" },
  "& .tools": { mb: "3", maxW: "20rem" },
  "& .frame": {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) 24rem",
    borderWidth: "1px",
    borderRadius: "l3",
    bg: "bg.panel",
    overflow: "hidden",
  },
  "& .list ul": { listStyleType: "none", maxH: "700px", overflow: "auto", scrollbarWidth: "thin" },
  "& .pane": { borderStartWidth: "1px", bg: "bg.surface", minW: "0" },
  "& .back": { display: "none" },
  [narrow]: {
    "& .frame": { display: "block" },
    "& .tools": { maxW: "none" },
    "& .pane": { borderStartWidth: "0" },
    "& .back": { display: "block" },
    "&[data-open] :is(.head, .tools, .list)": { display: "none" },
    "&:not([data-open]) .pane": { display: "none" },
  },
  [phone]: { "& .count": { flex: "1 1 8rem" }, "& .head button": { flex: "1 1 40%" } },
} as const;
