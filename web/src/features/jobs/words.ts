import type { JobPosting } from "#shared/jobs/shapes.ts";
import { applicationStatuses } from "#shared/jobs/statuses.ts";
import { whole } from "../../lib/format/numbers.ts";

/** "1 application", "1,200 applications". */
export const counted = (count: number, thing: string): string =>
  `${whole(count)} ${count === 1 ? thing : `${thing}s`}`;

/** "1 new, 5 reviewed"; statuses that nobody has are left out. */
export const statusWords = (counts: JobPosting["status_counts"]): string =>
  applicationStatuses
    .filter((status) => counts[status] > 0)
    .map((status) => `${whole(counts[status])} ${status}`)
    .join(", ");

/** The address that applicants open. */
export const publicUrl = ({ public_slug }: Pick<JobPosting, "public_slug">): string =>
  `${location.origin}/jobs/${public_slug}`;
