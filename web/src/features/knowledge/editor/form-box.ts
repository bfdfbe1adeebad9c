/** Styles of a form that opens in the place of what it changes. */
export const formBox = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "4",
  my: "2",
  p: "4",
  borderWidth: "1px",
  borderRadius: "l3",
  bg: "bg.panel",
  boxShadow: "sheet",
} as const;
