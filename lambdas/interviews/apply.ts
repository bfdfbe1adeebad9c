import { createHmac } from "node:crypto";
import type * as z from "zod";
import { applicationStore, type StoredApplication } from "#lambdas/jobs/applications/store.ts";
import { tellPages } from "#lambdas/jobs/applications/tell.ts";
import { consentFor } from "#lambdas/jobs/consent.ts";
import { newId } from "#lambdas/jobs/names.ts";
import { activeJobOfLink, unavailable } from "#lambdas/jobs/posting.ts";
import { countOf, jobStore, type StoredJob } from "#lambdas/jobs/store.ts";
import { applicationCreated } from "#lambdas/webhooks/emit/application.ts";
import type { Caller } from "#platform/access/origin/caller.ts";
import { keyFor } from "#platform/access/secret/app-secret.ts";
import { limitApplications, limitLookups } from "#platform/rate-limit/visitor-limits.ts";
import { failedCondition, transact, type Write } from "#platform/table/client.ts";
import { when } from "#platform/table/conditions.ts";
import { AppError } from "#shared/errors.ts";
import { noticeVersion } from "#shared/interviews/notice.ts";
import type { interviews } from "#shared/interviews/routes.ts";
import { ownView } from "./own-view.ts";
import { applicationToken } from "./token.ts";

type Input = z.output<(typeof interviews)["apply"]["input"]>;

/** Applications at the same moment number themselves one after the other. */
const mostAttempts = 30;

/**
 * Stores an application. A form that is sent again changes nothing; another one with the same address is refused with
 * `conflict`, unless the posting allows several.
 */
export const apply = async (input: Input, caller: Caller) => {
  await limitLookups(caller);
  const job = await activeJobOfLink(input.jobSlug);
  if (job.id !== input.job_id) throw unavailable();
  await limitApplications(job.id, caller);
  // a page names the very text that it showed; without its digest the present one is accepted
  if (![noticeVersion, consentFor(job).version].includes(input.consent_version))
    throw new AppError(
      "conflict",
      "The notice has changed since you opened this page. Load it again and read it.",
    );
  const application = await stored(job, input);
  return { application: ownView(application), token: await applicationToken(application) };
};

const stored = async (posting: StoredJob, input: Input): Promise<StoredApplication> => {
  const digest = await digestOf(posting, input);
  let job = posting;
  for (let attempt = 1; ; attempt++) {
    const former = await applicationStore.applicant({ job_id: job.id, digest });
    if (former)
      return repeated(
        await applicationStore.find({ user_id: former.user_id, id: former.application_id }),
        input,
      );
    const application = newApplication(job, input, digest);
    try {
      const { writes, send } = await applicationCreated(application, job);
      await transact([...writesOf(job, application), ...writes]);
      await send();
      await tellPages(application);
      return application;
    } catch (error) {
      if (!isLost(error) || attempt === mostAttempts) throw error;
      job = await activeJobOfLink(input.jobSlug);
    }
  }
};

const isLost = (error: unknown): boolean => [0, 1, 2].some((position) => failedCondition(error, position));

const writesOf = (job: StoredJob, application: StoredApplication): Write[] => {
  const { id: application_id, user_id, job_id, applicant: digest, status, kept_until } = application;
  return [
    jobStore.change(job, {
      add: { arrivals: 1, [countOf(status)]: 1 },
      condition: when.equals({ arrivals: job.arrivals, is_active: true }),
    }),
    applicationStore.writes.putApplicant({ job_id, digest, application_id, user_id }),
    applicationStore.writes.put(application),
    applicationStore.writes.shown(application),
    applicationStore.writes.putExpiry({ application_id, user_id, due_at: kept_until }),
  ];
};

/**
 * The application of a form that was sent again. Its token opens what was answered, so after the first answer nobody gets
 * it who only knows the form: a session's id is a time and a few letters.
 */
const repeated = (application: StoredApplication | undefined, input: Input): StoredApplication => {
  if (application && application.answers === 0 && isSameForm(application, input)) return application;
  throw new AppError(
    "conflict",
    "An application with this email address was already received. Open it by your private link, or write to the company.",
  );
};

const isSameForm = (stored: StoredApplication, { sessionId, ...form }: Input): boolean =>
  stored.session_id === sessionId &&
  stored.applicant_name === form.applicant_name &&
  stored.applicant_phone === form.applicant_phone;

const newApplication = (job: StoredJob, input: Input, applicant: string): StoredApplication => {
  const now = new Date();
  const at = now.toISOString();
  const { applicant_name, applicant_email, applicant_phone, sessionId: session_id, language, wants } = input;
  const isForPerson = wants === "person";
  return {
    id: newId("application"),
    user_id: job.user_id,
    job_id: job.id,
    rag_system_id: job.rag_system_id,
    number: job.arrivals + 1,
    applicant_name,
    applicant_email,
    applicant_phone,
    status: isForPerson ? "new" : "interviewing",
    conversation_id: null,
    notes: "",
    evaluation_score: null,
    ai_evaluation: null,
    created_at: at,
    updated_at: at,
    applicant,
    session_id,
    language,
    consent: { ...consentFor(job), accepted_at: at },
    answers: 0,
    said: 0,
    decisions: 0,
    ...(isForPerson && { person_requested_at: at }),
    kept_until: new Date(now.getTime() + job.kept_days * 86_400_000).toISOString(),
  };
};

/** An address in small letters, and if several applications are allowed its session too. */
const digestOf = async (job: StoredJob, { applicant_email, sessionId }: Input): Promise<string> =>
  createHmac("sha256", await keyFor("applicant's address"))
    .update(`${job.id} ${applicant_email.toLowerCase()} ${job.allows_several ? sessionId : ""}`)
    .digest("base64url")
    .slice(0, 24);
