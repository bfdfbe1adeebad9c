import { transact, type Write } from "#platform/table/client.ts";
import { when } from "#platform/table/conditions.ts";
import { erasePartition } from "#platform/table/erase.ts";
import type { ApplicationStatus } from "#shared/jobs/shapes.ts";
import { countOf, jobEntity, rubricEntity } from "../entities.ts";
import { key, keyPrefix } from "../names.ts";
import { applicationDirectories } from "./directory.ts";
import { type Due, dueEntity, expiryEntity, placedAt } from "./due.ts";
import {
  type ApplicationKey,
  applicantEntity,
  applicationEntity,
  decisionEntity,
  evaluationEntity,
  responseEntity,
  type StoredApplication,
} from "./entities.ts";

/*
 * Access patterns
 *   an account's applications                    OWNER#{account} / APPLICATION#{id}
 *   those of a posting, oldest first             gsi1: JOB#{job} / APPLICATION#{id}
 *   an address that has applied for a posting    JOB#{job} / APPLICANT#{digest}
 *   the answers of an interview                  APPLICATION#{id} / RESPONSE#{number}
 *   its evaluations                              APPLICATION#{id} / EVALUATION#{time}
 *   statuses that members have set               APPLICATION#{id} / DECISION#{number}
 *   interviews to close or to evaluate           gsi1: APPLICATIONDUE / {time}#{id}
 *   applications to erase                        gsi1: APPLICATIONEXPIRY / {time}#{id}
 */

export type { Due } from "./due.ts";
export type { ApplicationKey, PlannedQuestion, StoredApplication, StoredResponse } from "./entities.ts";

const ofApplication = (id: string, word: "response" | "evaluation" | "decision") => ({
  pk: key("application", id),
  prefix: keyPrefix(word),
});

export const applicationStore = {
  find: applicationEntity.find,
  get: applicationEntity.get,

  /** A read for `findTogether`. */
  lookup: applicationEntity.lookup,

  /** Throws `not_found` for an application of another account. */
  ofAccount: (accountId: string, id: string): Promise<StoredApplication> =>
    applicationEntity.get({ user_id: accountId, id }),

  /** Oldest first, from an id on. */
  allOfAccount: (accountId: string, { from }: { from?: string | undefined } = {}) =>
    applicationEntity.all({
      pk: key("account", accountId),
      prefix: keyPrefix("application"),
      ...(from && { from: key("application", from) }),
    }),

  /** Oldest first. */
  allOfJob: (jobId: string) =>
    applicationEntity.all({ pk: key("job", jobId), prefix: keyPrefix("application"), index: "gsi1" }),

  /** Oldest first. */
  responses: (id: string) => Array.fromAsync(responseEntity.all(ofApplication(id, "response"))),

  /** The last one first. */
  evaluations: (id: string) =>
    Array.fromAsync(evaluationEntity.all({ ...ofApplication(id, "evaluation"), newestFirst: true })),

  /** The last one first. */
  decisions: (id: string) =>
    Array.fromAsync(decisionEntity.all({ ...ofApplication(id, "decision"), newestFirst: true })),

  /** The last evaluation and decision, without those before. */
  latest: async (id: string) => {
    const [evaluations, decisions] = await Promise.all([
      evaluationEntity.list({ ...ofApplication(id, "evaluation"), newestFirst: true, limit: 1 }),
      decisionEntity.list({ ...ofApplication(id, "decision"), newestFirst: true, limit: 1 }),
    ]);
    return { evaluation: evaluations.items[0], decision: decisions.items[0] };
  },

  /** The applications whose interview is to be closed or evaluated. */
  due: (now: Date) =>
    dueEntity.all({ pk: key("applicationDue"), prefix: "", from: "0", to: now.toISOString(), index: "gsi1" }),

  /** The applications whose time is over. */
  expired: (now: Date) =>
    expiryEntity.all({
      pk: key("applicationExpiry"),
      prefix: "",
      from: "0",
      to: now.toISOString(),
      index: "gsi1",
    }),

  applicant: applicantEntity.find,

  /** Writes for transactions. A `shown` one notes that lists of applications change. */
  writes: {
    put: applicationEntity.put,
    change: applicationEntity.change,
    shown: ({ user_id, id }: ApplicationKey): Write => applicationDirectories.noteChange(user_id, [id]),
    putApplicant: applicantEntity.put,
    putResponse: responseEntity.put,
    putEvaluation: evaluationEntity.put,
    putDecision: decisionEntity.put,
    placeDue: dueEntity.place,
    dropDue: dueEntity.drop,
    putExpiry: expiryEntity.put,
  },

  update: applicationEntity.update,

  /** They move what is due to another time. Throw a failed condition if another process did. */
  moveDue: ({ application_id, due_at: former }: Due, due_at: string): Promise<void> => {
    const set = { due_at, ...placedAt("applicationDue", { application_id, due_at }) };
    const condition = when.equals({ due_at: former });
    return transact([dueEntity.change({ application_id }, { set, condition })]);
  },
  moveExpiry: ({ application_id, due_at: former }: Due, due_at: string): Promise<void> => {
    const set = { due_at, ...placedAt("applicationExpiry", { application_id, due_at }) };
    const condition = when.equals({ due_at: former });
    return transact([expiryEntity.change({ application_id }, { set, condition })]);
  },

  /**
   * Deletes an application with everything of it but its conversation. `also` joins the last transaction. Throws a failed
   * condition if it has changed since it was read: more may have been stored of it.
   */
  remove: async (application: StoredApplication, also: Write[] = []): Promise<void> => {
    const { id, job_id, user_id, status, answers, updated_at, evaluated, applicant: digest } = application;
    for (const word of ["response", "evaluation", "decision"] as const)
      await erasePartition(key("application", id), keyPrefix(word));
    const job = await jobEntity.find({ user_id, id: job_id });
    await transact([
      applicationEntity.dropPresent(application, when.equals({ status, answers, updated_at })),
      // with the application, so that one whose erasure broke off is erased by the next run
      expiryEntity.drop({ application_id: id }),
      dueEntity.drop({ application_id: id }),
      ...(job ? [jobEntity.change(job, { add: { [countOf(status)]: -1 } })] : []),
      ...(job && evaluated
        ? [rubricEntity.change({ job_id, version: evaluated.rubric_version }, { add: { scored: -1 } })]
        : []),
      applicantEntity.drop({ job_id, digest }),
      applicationDirectories.noteChange(user_id, [id]),
      ...also,
    ]);
  },
};

/** A write for a transaction: counts an application under another status in its posting. */
export const recounted = (
  { user_id, job_id }: Pick<StoredApplication, "user_id" | "job_id">,
  former: ApplicationStatus,
  present: ApplicationStatus,
): Write[] =>
  former === present
    ? []
    : [jobEntity.change({ user_id, id: job_id }, { add: { [countOf(former)]: -1, [countOf(present)]: 1 } })];
