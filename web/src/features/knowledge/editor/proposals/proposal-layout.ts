/** Styles of proposals: a dashed frame until they are taken. */
export const frame = {
  borderWidth: "1px",
  borderStyle: "dashed",
  borderColor: "border.emphasized",
  borderRadius: "l3",
  bg: "bg.subtle",
} as const;

export const head = {
  display: "flex",
  alignItems: "center",
  flexWrap: "wrap",
  gap: "2",
  px: "4",
  py: "2.5",
  textStyle: "sm",
} as const;

export const foot = {
  display: "flex",
  alignItems: "center",
  flexWrap: "wrap",
  gap: "2",
  ps: "4",
  pe: "3",
  py: "2",
  borderTopWidth: "1px",
  textStyle: "xs",
  color: "fg.muted",
} as const;
