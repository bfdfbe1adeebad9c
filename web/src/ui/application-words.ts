import type { ApplicationStatus, CriterionKind } from "#shared/jobs/shapes.ts";

/** The colours of an application's status, on cards of postings and in the list of candidates. */
export const statusPalettes = {
  new: "blue",
  interviewing: "yellow",
  reviewed: "purple",
  shortlisted: "green",
  rejected: "gray",
} as const satisfies Record<ApplicationStatus, string>;

export const kindNames: Record<CriterionKind, string> = { must: "Must", nice: "Nice", note: "Note" };
