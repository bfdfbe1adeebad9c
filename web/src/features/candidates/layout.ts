const narrow = "@container sheet (max-width: 62rem)";
const phone = "@container sheet (max-width: 44rem)";

/** Headings stay for screen readers. */
const hiddenButRead = {
  position: "absolute",
  w: "1px",
  h: "1px",
  p: "0",
  overflow: "hidden",
  clipPath: "inset(50%)",
} as const;

/** Who, what it shows, what was said: three columns that scroll by themselves; below 62 rem list and candidate are two screens. */
export const layout = {
  // names have words of any length
  overflowWrap: "anywhere",
  display: "flex",
  flexDirection: "column",
  h: "full",
  minH: "full",
  "& .tools": { alignItems: "center", gap: "2", px: { base: "4", md: "8" }, pb: "4" },
  "& .search": { flex: "0 1 17rem" },
  "& .choice": { w: "auto", flex: "0 1 9.5rem", minW: "0" },
  "& .choice[data-set] select": {
    bg: "accent.subtle",
    borderColor: "transparent",
    color: "accent.subtleFg",
    fontWeight: "550",
  },
  "& .choice option": { bg: "bg.panel", color: "fg" },
  "& .count": { color: "fg.muted", textStyle: "sm", ms: "2", whiteSpace: "nowrap" },
  "& .blind": { ms: "auto", gap: "2", flex: "none", textStyle: "sm", fontWeight: "550" },
  "& .frame": {
    flex: "1",
    minH: "0",
    display: "grid",
    gridTemplateColumns: "19rem minmax(0, 1fr) 25rem",
    gridTemplateRows: "minmax(0, 1fr)",
    borderTopWidth: "1px",
  },
  "& .frame > *": { minW: "0", minH: "0", overflow: "auto", scrollbarWidth: "thin" },
  "& .list": { display: "flex", flexDirection: "column", overflow: "hidden", borderEndWidth: "1px" },
  "& .both": { gridColumn: "2 / -1" },
  "& .interview": { borderStartWidth: "1px", bg: "bg.subtle" },
  "& .back": { display: "none" },
  "@container sheet (min-width: 90rem)": {
    "& .frame": { gridTemplateColumns: "22rem minmax(0, 1fr) 34rem" },
  },
  "@container sheet (max-width: 72rem)": {
    "& .frame": { gridTemplateColumns: "17rem minmax(0, 1fr) 21rem" },
    "& .tools": { flexWrap: "wrap" },
    "& .count": { ms: "0" },
  },
  [narrow]: {
    h: "auto",
    "& .frame": { display: "block" },
    "& .frame > *": { overflow: "visible" },
    "& .list": { borderEndWidth: "0" },
    "& .interview": { borderStartWidth: "0", borderTopWidth: "1px" },
    "& .back": { display: "block" },
    "&:not([data-open]) :is(.both, .detail)": { display: "none" },
    "&[data-open] :is(.list, .tools, .head button, .head a, .head p)": { display: "none" },
    "&[data-open] .head": hiddenButRead,
    "&[data-open] .frame": { borderTopWidth: "0" },
  },
  [phone]: {
    "& .search": { flex: "1 1 100%" },
    "& .choice": { flex: "1 1 40%" },
    "& .count": { flex: "1 0 40%" },
  },
} as const;

/** For empty and error states, which stand within the frame of list or candidate. */
export const unframed = { "&& > *": { borderWidth: "0", bg: "transparent", p: "6" } } as const;
