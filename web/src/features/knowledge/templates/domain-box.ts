/** Styles of the square with a domain's icon. */
export const domainBox = {
  display: "grid",
  placeItems: "center",
  boxSize: "9",
  flex: "none",
  borderWidth: "1px",
  borderRadius: "8px",
  bg: "bg.subtle",
  color: "fg.muted",
} as const;
