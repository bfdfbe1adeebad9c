/** A row of the team: a person at the left, the role and a menu at the right; two lines where there is less room. */
export const row = {
  alignItems: "center",
  gap: "3",
  flexWrap: "wrap",
  py: "3",
  borderTopWidth: "1px",
  _first: { borderTopWidth: "0", pt: "0" },
  "& .role": { w: "9rem" },
} as const;
