/**
 * The requests of one account that are counted together. `reads` are pages of lists and single things, `reports` read
 * many of them; `changes` write; `questions` search or ask a model or somebody's server; `heavy` routes take the
 * processor for long. How many of each pass is set in `platform/rate-limit/bounds.ts`.
 */
export type OwnerLimit = "reads" | "reports" | "changes" | "questions" | "heavy";

/** The limit that a route of owners counts against: no route has none. */
export const ownerLimitOf = ({ limit, method }: { limit?: OwnerLimit; method: string }): OwnerLimit =>
  limit ?? (method === "GET" ? "reads" : "changes");
