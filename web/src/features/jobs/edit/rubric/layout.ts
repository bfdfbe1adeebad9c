/** The columns of the rubric; on narrow sheets kind and weight stand below the text. */
const wide = "@container sheet (min-width: 44rem)";

export const row = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: "2",
  columnGap: "3",
  alignItems: "center",
  ps: "2",
  pe: "2",
  py: "2",
  borderTopWidth: "1px",
  "& > .kind": { gridArea: "2 / 1" },
  "& > .weight": { gridArea: "2 / 1", justifySelf: "end" },
  "& > .share": { gridArea: "2 / 2", textAlign: "center" },
  "& > .remove": { gridArea: "1 / 2" },
  "& > .lawful": { gridColumn: "1 / -1" },
  [wide]: {
    gridTemplateColumns: "minmax(0, 1fr) 8.75rem 6.5rem 2.75rem 2rem",
    py: "1.5",
    "& > .kind": { gridArea: "auto" },
    "& > .weight": { gridArea: "auto", justifySelf: "start" },
    "& > .share": { gridArea: "auto", textAlign: "end" },
    "& > .remove": { gridArea: "auto" },
  },
} as const;

export const head = {
  display: "none",
  [wide]: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) 8.75rem 6.5rem 2.75rem 2rem",
    columnGap: "3",
    alignItems: "center",
    h: "2.125rem",
    px: "2",
    bg: "bg.subtle",
    borderTopRadius: "9px",
    color: "fg.subtle",
    textStyle: "xs",
    fontWeight: "500",
    "& > :first-child": { ps: "2.5" },
    "& > :nth-child(4)": { textAlign: "end" },
  },
} as const;

/** A text that is edited where it stands: its outline comes with the pointer or the focus. */
export const inPlace = {
  fieldSizing: "content",
  minH: { base: "11", md: "8" },
  resize: "none",
  textStyle: { base: undefined, md: "sm" },
  "&:not(:hover, :focus-visible, [aria-invalid=true])": {
    borderColor: "transparent",
    bg: "transparent",
  },
} as const;
