/** Styles of plain buttons with an icon; 300 rows have four each, so they are no components. */
export const iconButtons = {
  "& button": {
    display: "inline-grid",
    placeItems: "center",
    flex: "none",
    boxSize: { base: "11", md: "7" },
    borderRadius: "l2",
    color: "fg.muted",
    cursor: "pointer",
    _hover: { bg: "bg.muted", color: "fg" },
    _disabled: { opacity: "0.4", cursor: "not-allowed", bg: "transparent" },
    _focusVisible: { outline: "2px solid", outlineColor: "accent.focusRing", outlineOffset: "1px" },
  },
} as const;

/** Marks where something that is dragged will drop. */
export const dropLine = {
  "&[data-over=above]": { boxShadow: "inset 0 2px 0 var(--chakra-colors-accent-solid)" },
  "&[data-over=below]": { boxShadow: "inset 0 -2px 0 var(--chakra-colors-accent-solid)" },
  "&[data-lifted]": { opacity: "0.5" },
} as const;

const narrow = "@container sheet (max-width: 56rem)";

/** A row of a section, styled by its list because 300 of them are drawn at once; on narrow sheets tag and length stand below the text, and the buttons open behind "…". */
export const row = {
  position: "relative",
  display: "grid",
  gridTemplateColumns: "1rem 1.75rem minmax(0, 1fr) 4rem 4.75rem 7.75rem",
  columnGap: "2.5",
  alignItems: "center",
  minH: "11",
  py: "1.5",
  borderBottomWidth: "1px",
  ...dropLine,
  "& > .grip": { color: "border.emphasized", cursor: "grab", opacity: "0" },
  "& > .no": { color: "fg.subtle", textStyle: "sm", fontVariantNumeric: "tabular-nums" },
  "& > .text": { textWrap: "pretty", overflowWrap: "anywhere", minW: "0" },
  "& > .words": {
    color: "fg.subtle",
    textStyle: "xs",
    fontVariantNumeric: "tabular-nums",
    textAlign: "end",
    whiteSpace: "nowrap",
  },
  "& > .do": { display: "flex", justifyContent: "flex-end", opacity: "0", ...iconButtons },
  "& > .dots": { ...iconButtons["& button"], display: "none" },
  _hover: { bg: "bg.subtle", "& > .grip, & > .do": { opacity: "1" } },
  _focusWithin: { "& > .grip, & > .do": { opacity: "1" } },
  [narrow]: {
    gridTemplateColumns: "1.75rem auto minmax(0, 1fr) auto",
    py: "2",
    "& > .grip": { display: "none" },
    "& > .no": { gridArea: "1 / 1", alignSelf: "start", mt: "1px" },
    "& > .text": { gridArea: "1 / 2 / 2 / 4" },
    "& > .importance": { gridArea: "2 / 2", mt: "1" },
    "& > .words": { gridArea: "2 / 3", mt: "1", textAlign: "start" },
    "& > .dots": { display: "inline-grid", gridArea: "1 / 4 / 3 / 5", alignSelf: "start", mt: "-1.5" },
    "& > .do": { display: "none", gridArea: "3 / 2 / 4 / 5", opacity: "1", ms: "-2" },
    "&[data-open] > .do": { display: "flex", justifyContent: "flex-start" },
  },
} as const;
