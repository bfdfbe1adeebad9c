const narrow = "@container interview (max-width: 56rem)";

/** Head with progress above one sheet; list and question side by side, on phones below each other. */
export const layout = {
  containerType: "inline-size",
  containerName: "interview",
  "& .head": {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) 22rem",
    columnGap: "8",
    rowGap: "3",
    textStyle: "sm",
    color: "fg.muted",
  },
  "& .head h1": { color: "fg" },
  "& .description": { maxW: "62ch" },
  "& .progress": { display: "grid", gap: "1.5", alignContent: "start", textStyle: "xs" },
  "& .sheet": {
    mt: "5",
    bg: "bg.surface",
    borderRadius: "sheet",
    boxShadow: { base: "none", md: "sheet" },
    overflow: "clip",
  },
  "& .split": { display: "grid", gridTemplateColumns: "18.5rem minmax(0, 1fr)" },
  "& .card": {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: "5",
    alignContent: "start",
    minW: "0",
    p: "8",
    pt: "6",
  },
  "& .written": { display: "grid", gap: "5", minW: "0" },
  "& .meta": {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "1",
    columnGap: "3",
    textStyle: "sm",
    color: "fg.muted",
  },
  "& .asked": {
    mt: "-3",
    fontFamily: "serif",
    fontWeight: "500",
    fontSize: "1.5rem",
    lineHeight: "1.9375rem",
    letterSpacing: "-0.012em",
    textWrap: "balance",
  },
  [narrow]: {
    "& .head": { gridTemplateColumns: "minmax(0, 1fr)" },
    "& .split": { gridTemplateColumns: "minmax(0, 1fr)" },
    "& .card": { p: "5" },
  },
  "@container interview (max-width: 40rem)": {
    "& .description": { display: "none" },
    "& .sheet": { mx: "-4", mt: "4", borderRadius: "0", borderTopWidth: "1px" },
    "& .card": { p: "4" },
    // a recording has the place of the field while it runs
    "& .written[data-aside]": { display: "none" },
  },
} as const;
