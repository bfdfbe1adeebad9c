const narrow = "@container sheet (max-width: 62rem)";

/** List and gap share the sheet; below 62 rem the open gap takes the place of the list. */
export const layout = {
  display: "flex",
  flexDirection: "column",
  minH: "full",
  "& .bar": {
    alignItems: "center",
    gap: "3",
    px: { base: "4", md: "5" },
    py: "3",
    borderBottomWidth: "1px",
    flexWrap: "wrap",
  },
  "& .bar .told": { flex: "1", color: "fg.muted", textStyle: "sm" },
  "& .split": { flex: "1", display: "grid", gridTemplateColumns: "25rem minmax(0, 1fr)" },
  "& .list": { minW: "0", borderEndWidth: "1px" },
  "&[data-empty] .split": { gridTemplateColumns: "minmax(0, 1fr)" },
  "&[data-empty] .list": { borderEndWidth: "0" },
  "&[data-empty] .gap": { display: "none" },
  "& .gap": { minW: "0", maxW: "48rem", p: { base: "4", md: "8" } },
  "& .back": { display: "none" },
  [narrow]: {
    "& .split": { display: "block" },
    "& .list": { borderEndWidth: "0" },
    "& .back": { display: "inline-flex", ms: "-3", mb: "2" },
    "& .bar .told": { flexBasis: "100%", order: 3 },
    // the first one is not in sight
    "&:not([data-open]) .list a[aria-current]": { bg: "transparent", borderInlineStartColor: "transparent" },
    "&[data-open] :is(.list, .bar .told, .bar .choice)": { display: "none" },
    "&:not([data-open]) .gap": { display: "none" },
  },
} as const;

/** For empty and error states, which stand within the frame. */
export const unframed = { "&& > *": { borderWidth: "0", bg: "transparent", p: "6" } } as const;
