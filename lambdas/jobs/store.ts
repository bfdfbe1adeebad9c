import { failedCondition, transact, type Write } from "#platform/table/client.ts";
import { when } from "#platform/table/conditions.ts";
import { erasePartition } from "#platform/table/erase.ts";
import { AppError } from "#shared/errors.ts";
import type { InterviewQuestion } from "#shared/jobs/shapes.ts";
import {
  jobEntity,
  jobLinkEntity,
  type OpenPosting,
  openEntity,
  questionEntity,
  rubricEntity,
  type StoredJob,
  type StoredRubric,
} from "./entities.ts";
import { key, keyPrefix } from "./names.ts";

/*
 * Access patterns
 *   an account's postings, newest first      OWNER#{account} / JOB#{id}
 *   the posting of a public link             JOBSLUG#{slug} / JOBSLUG
 *   the links of active postings             JOBOPEN / JOBOPEN#{slug}
 *   the follow-up questions of a posting     JOB#{job} / QUESTION#{id}
 *   the versions of its criteria             JOB#{job} / RUBRIC#{version}
 */

export { countOf, type StoredJob, type StoredRubric } from "./entities.ts";

/** A posting's own items. */
export interface JobParts {
  questions: InterviewQuestion[];
  /** The latest first. */
  rubrics: StoredRubric[];
}

const absent = () => new AppError("not_found", "Job posting not found.");

export const jobStore = {
  /** Throws `not_found` for a posting of another account. */
  ofAccount: (accountId: string, id: string): Promise<StoredJob> => jobEntity.get({ user_id: accountId, id }),

  find: jobEntity.find,

  /** Newest first. */
  all: (accountId: string): Promise<StoredJob[]> =>
    Array.fromAsync(
      jobEntity.all({ pk: key("account", accountId), prefix: keyPrefix("job"), newestFirst: true }),
    ),

  /** The posting of a public link, active or not; undefined without one. */
  ofLink: async (slug: string): Promise<StoredJob | undefined> => {
    const link = await jobLinkEntity.find(slug);
    return link && jobEntity.find({ user_id: link.user_id, id: link.job_id });
  },

  isLinkTaken: async (slug: string): Promise<boolean> => (await jobLinkEntity.find(slug)) !== undefined,

  parts: async (jobId: string): Promise<JobParts> => {
    const pk = key("job", jobId);
    const [questions, rubrics] = await Promise.all([
      Array.fromAsync(questionEntity.all({ pk, prefix: keyPrefix("jobQuestion") })),
      Array.fromAsync(rubricEntity.all({ pk, prefix: keyPrefix("rubric"), newestFirst: true })),
    ]);
    return {
      questions: questions.toSorted((one, other) => one.question_order - other.question_order),
      rubrics,
    };
  },

  rubric: rubricEntity.get,

  /** Stores a new posting with its parts. Throws `conflict` if its public link is taken. */
  create: async (job: StoredJob, { questions, rubrics }: JobParts, also: Write[] = []): Promise<void> => {
    await transact([
      jobLinkEntity.put({ slug: job.public_slug, user_id: job.user_id, job_id: job.id }),
      jobEntity.put(job),
      listing(job),
      ...questions.map(questionEntity.put),
      ...rubrics.map(rubricEntity.put),
      ...also,
    ]).catch((error) => {
      throw failedCondition(error) ? new AppError("conflict", "This public link is taken.") : error;
    });
  },

  /**
   * Replaces the fields and questions of a posting that nobody saved since it was read, and adds a version of the
   * criteria if there is a new one. Throws `conflict` if somebody did.
   */
  save: async (
    former: StoredJob,
    set: Partial<StoredJob>,
    parts: { questions: InterviewQuestion[]; formerQuestions: InterviewQuestion[]; rubric?: StoredRubric },
    also: Write[] = [],
  ): Promise<void> => {
    const kept = new Set(parts.questions.map(({ id }) => id));
    await transact([
      jobEntity.change(former, { set, condition: when.equals({ version: former.version }) }),
      listing({ ...former, ...set }),
      ...parts.questions.map(questionEntity.place),
      ...parts.formerQuestions.filter(({ id }) => !kept.has(id)).map(questionEntity.drop),
      ...(parts.rubric ? [rubricEntity.put(parts.rubric)] : []),
      ...also,
    ]).catch((error) => {
      throw failedCondition(error) ? savedMeanwhile() : error;
    });
  },

  /** Publishes a posting, or takes its page away. */
  setActive: async (job: StoredJob, is_active: boolean, also: Write[] = []): Promise<StoredJob> => {
    const set = { is_active, updated_at: new Date().toISOString() };
    const present = { ...job, ...set, version: job.version + 1 };
    // a form that was read before is older now
    const change = jobEntity.change(job, { set, add: { version: 1 } });
    await transact([change, listing(present), ...also]);
    return present;
  },

  /** Takes a posting out of the list of active ones: its chatbot was deleted. */
  unlist: (job: StoredJob): Promise<void> => openEntity.remove(job.public_slug),

  /** The active postings of all accounts, at most so many. */
  listed: async (most: number): Promise<OpenPosting[]> => {
    const found: OpenPosting[] = [];
    for await (const open of openEntity.all({ pk: key("jobOpen"), prefix: keyPrefix("jobOpen") }))
      if (found.push(open) >= most) break;
    return found;
  },

  /** Writes for the transactions of other areas. */
  change: jobEntity.change,
  changeRubric: rubricEntity.change,

  /** Deletes a posting, its link and its own items, once its applications are gone. */
  remove: async (job: StoredJob, also: Write[] = []): Promise<void> => {
    await erasePartition(key("job", job.id));
    await transact([
      jobEntity.dropPresent(job),
      jobLinkEntity.drop(job.public_slug),
      unlisting(job),
      ...also,
    ]).catch((error) => {
      throw failedCondition(error) ? absent() : error;
    });
  },
};

export const savedMeanwhile = () =>
  new AppError(
    "conflict",
    "Somebody else saved this posting meanwhile. Copy what you have written, load the page again, and save it there.",
  );

const listing = (job: StoredJob): Write => {
  const { public_slug: slug, valid_through, updated_at } = job;
  return job.is_active ? openEntity.place({ slug, valid_through, updated_at }) : unlisting(job);
};

const unlisting = ({ public_slug }: StoredJob): Write => openEntity.drop(public_slug);
