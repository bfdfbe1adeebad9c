import { endOf, isExpired } from "#shared/jobs/last-day.ts";
import type { JobPosting } from "#shared/jobs/shapes.ts";
import { day } from "#web/lib/format/dates.ts";
import { Status } from "#web/ui/status.tsx";

/** Whether one can apply: an active posting takes nobody once its last day is over. */
export const Activity = ({ job }: { job: Pick<JobPosting, "is_active" | "valid_through"> }) => {
  if (!job.is_active) return <Status tone="idle">Inactive</Status>;
  if (isExpired(job)) return <Status tone="warn">Closed since {day(endOf(job.valid_through))}</Status>;
  return <Status tone="good">Active</Status>;
};
