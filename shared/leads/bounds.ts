export const leadStatuses = ["new", "contacted", "qualified", "converted", "lost"] as const;

/** The columns by which leads are sorted. */
export const leadColumns = [
  "created_at",
  "name",
  "email",
  "company",
  "rag_system_name",
  "status",
  "last_contacted_at",
] as const;
export type LeadColumn = (typeof leadColumns)[number];
