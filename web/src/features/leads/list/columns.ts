import type { LeadColumn } from "#shared/leads/bounds.ts";

/** The sortable columns of the list by their heads. */
export const heads = [
  { column: "name", name: "Name" },
  { column: "rag_system_name", name: "Chatbot" },
  { column: "status", name: "Status" },
  { column: "created_at", name: "Created" },
] as const satisfies { column: LeadColumn; name: string }[];

/** The orders of the select that stands in place of the heads on narrow sheets, and what has no head. */
export const orders = {
  "created_at desc": "Newest first",
  "created_at asc": "Oldest first",
  "name asc": "By name",
  "email asc": "By email",
  "company asc": "By company",
  "rag_system_name asc": "By chatbot",
  "status asc": "By status",
  "last_contacted_at desc": "Contacted last",
} as const;

/** Heads, rows and the line of another sighting share these columns. */
export const grid = {
  display: "grid",
  gridTemplateColumns: "1rem minmax(0, 1.5fr) minmax(0, 1fr) 6rem 4.5rem",
  columnGap: "3",
  alignItems: "center",
  px: "4",
  "@container sheet (max-width: 62rem)": {
    gridTemplateColumns: "1rem minmax(0, 1fr) auto",
  },
} as const;

/** The touch area of a row's checkbox lies over the row's link. */
export const boxArea = { p: "3", m: "-3", zIndex: "1" } as const;
