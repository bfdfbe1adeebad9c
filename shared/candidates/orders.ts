/** The orders of a list of candidates. */
export const candidateOrders = ["newest", "oldest", "score", "name", "status"] as const;
