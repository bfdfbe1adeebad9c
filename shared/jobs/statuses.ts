/** The statuses of an application, in the order in which they are usually set. */
export const applicationStatuses = ["new", "interviewing", "reviewed", "shortlisted", "rejected"] as const;
