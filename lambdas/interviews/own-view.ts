import type * as z from "zod";
import type { StoredApplication } from "#lambdas/jobs/applications/store.ts";
import type { OwnApplication } from "#shared/interviews/shapes.ts";

/** An application as its applicant reads it: what its owner decides stays with the owner. */
export const ownView = (application: StoredApplication): z.output<typeof OwnApplication> => {
  const { id, job_id, applicant_name, applicant_email, applicant_phone, created_at } = application;
  const status = statusOf(application);
  // field by field: what is streamed passes no contract that would drop others
  return { id, job_id, applicant_name, applicant_email, applicant_phone, created_at, status };
};

const statusOf = ({ finished_at, started_at, person_requested_at }: StoredApplication) => {
  if (finished_at) return "reviewed";
  return person_requested_at && !started_at ? "new" : "interviewing";
};
