/** Styles of the panel that replaces a list. */
export const statePanel = {
  display: "grid",
  justifyItems: "start",
  gap: "2",
  p: { base: "6", md: "8" },
  borderWidth: "1px",
  borderRadius: "l3",
  bg: "bg.subtle",
} as const;
