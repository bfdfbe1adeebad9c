import * as z from "zod";
import { entity } from "#platform/table/entity.ts";
import { type ApplicationStatus, InterviewQuestion, JobPosting, Rubric } from "#shared/jobs/shapes.ts";
import { key } from "./names.ts";

const count = z.number().int().default(0);

const StoredJob = JobPosting.omit({
  rag_system_name: true,
  can_interview: true,
  application_count: true,
  status_counts: true,
}).extend({
  rubric_version: z.number().int(),
  /** How many applications ever came in: their numbers in order of arrival. */
  arrivals: count,
  /** The applications that are there, by status. */
  count_new: count,
  count_interviewing: count,
  count_reviewed: count,
  count_shortlisted: count,
  count_rejected: count,
});
export type StoredJob = z.infer<typeof StoredJob>;

type JobKey = Pick<StoredJob, "user_id" | "id">;

const jobKey = ({ user_id, id }: JobKey) => ({ pk: key("account", user_id), sk: key("job", id) });

export const jobEntity = entity({ name: "Job posting", shape: StoredJob, key: jobKey, keysOf: jobKey });

/** The attribute of a posting that counts its applications of a status. */
export const countOf = (status: ApplicationStatus) => `count_${status}` as const;

/** A taken public link. */
export const jobLinkEntity = entity({
  name: "Public link",
  shape: z.object({ slug: z.string(), user_id: z.string(), job_id: z.string() }),
  key: (slug: string) => ({ pk: key("jobLink", slug), sk: key("jobLink") }),
  keysOf: ({ slug }) => ({ pk: key("jobLink", slug), sk: key("jobLink") }),
});

const OpenPosting = z.object({ slug: z.string(), valid_through: z.string(), updated_at: z.string() });
export type OpenPosting = z.infer<typeof OpenPosting>;

/** A posting that is active, in the order of the links: what the sitemap lists. */
export const openEntity = entity({
  name: "Open posting",
  shape: OpenPosting,
  key: (slug: string) => ({ pk: key("jobOpen"), sk: key("jobOpen", slug) }),
  keysOf: ({ slug }) => ({ pk: key("jobOpen"), sk: key("jobOpen", slug) }),
});

interface QuestionKey {
  job_id: string;
  id: string;
}

const questionKey = ({ job_id, id }: QuestionKey) => ({ pk: key("job", job_id), sk: key("jobQuestion", id) });

export const questionEntity = entity({
  name: "Question",
  shape: InterviewQuestion,
  key: questionKey,
  keysOf: questionKey,
});

const StoredRubric = Rubric.extend({ job_id: z.string() });
export type StoredRubric = z.infer<typeof StoredRubric>;

interface RubricKey {
  job_id: string;
  version: number;
}

const rubricKey = ({ job_id, version }: RubricKey) => ({
  pk: key("job", job_id),
  sk: key("rubric", String(version).padStart(6, "0")),
});

export const rubricEntity = entity({
  name: "Criteria",
  shape: StoredRubric,
  key: rubricKey,
  keysOf: rubricKey,
});
