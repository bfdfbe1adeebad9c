import { chatbotStore } from "#lambdas/core/chatbots/store.ts";
import {
  type ApplicationKey,
  applicationStore,
  type StoredApplication,
} from "#lambdas/jobs/applications/store.ts";
import { tellPages } from "#lambdas/jobs/applications/tell.ts";
import { jobStore, type StoredJob, type StoredRubric } from "#lambdas/jobs/store.ts";
import { applicationCompleted } from "#lambdas/webhooks/emit/application.ts";
import { failedCondition, transact, type Write } from "#platform/table/client.ts";
import { when } from "#platform/table/conditions.ts";
import type { Evaluation } from "#shared/candidates/shapes.ts";
import { undefinedIfAbsent } from "#shared/errors.ts";
import type { GivenAnswer } from "./engine.ts";
import { judge } from "./judge.ts";

const mostAttempts = 5;

/**
 * Evaluates the interview of an application on the posting's present criteria, and keeps the result beside earlier ones.
 * A repeated call without anything due changes nothing.
 */
export const evaluate = async (key: ApplicationKey): Promise<void> => {
  const application = await applicationStore.find(key);
  if (!application?.evaluating_since) return;
  const job = await jobStore.find({ user_id: application.user_id, id: application.job_id });
  if (!job) return;
  const rubric = await jobStore.rubric({ job_id: job.id, version: job.rubric_version });
  const evaluation = await evaluationOf(application, job, rubric);
  await keep(application, evaluation, job);
  await tellPages(application);
};

const evaluationOf = async (
  application: StoredApplication,
  job: StoredJob,
  rubric: StoredRubric,
): Promise<Evaluation> => {
  const responses = await applicationStore.responses(application.id);
  const answers: GivenAnswer[] = responses.map(({ question, response_text: text, index }) => ({
    // as planned: the question that was asked may take up the applicant's own words
    question: application.questions?.[index]?.text ?? question,
    text,
    criterion_id: application.questions?.[index]?.criterion_id,
  }));
  const configured = await chatbotStore.configured(job.user_id, job.rag_system_id).catch(undefinedIfAbsent);
  const judged = await judge({
    rubric: rubric.criteria,
    answers,
    source: job,
    person: application,
    configured,
  });
  return {
    at: new Date().toISOString(),
    rubric_version: rubric.version,
    criteria: rubric.criteria,
    ...judged,
  };
};

const keep = async (
  application: StoredApplication,
  evaluation: Evaluation,
  job: StoredJob,
): Promise<void> => {
  let present = application;
  for (let attempt = 1; ; attempt++)
    try {
      const { writes, send } = await toldOf(present, evaluation, job);
      await transact([...writesOf(present, evaluation, job), ...writes]);
      return await send();
    } catch (error) {
      if (![0, 1, 2].some((position) => failedCondition(error, position)) || attempt === mostAttempts)
        throw error;
      const next = await applicationStore.find(application);
      if (!next || next.evaluating_since !== application.evaluating_since) return;
      present = next;
    }
};

/** The first evaluation completes the application. */
const toldOf = async (application: StoredApplication, evaluation: Evaluation, job: StoredJob) => {
  if (application.evaluated) return { writes: [], send: async () => undefined };
  const { at, score, coverage } = evaluation;
  const { end_reason: reason = "answered", answers } = application;
  return applicationCompleted(application, job, { at, reason, answers, score, coverage });
};

const writesOf = (application: StoredApplication, evaluation: Evaluation, job: StoredJob): Write[] => {
  const { id: application_id, evaluating_since, evaluated } = application;
  const { score, strengths, weaknesses, summary, marks, criteria } = evaluation;
  const parts = criteria
    .filter(({ kind }) => kind !== "note")
    .map(({ id, weight }) => {
      const mark = marks.find(({ criterion_id }) => criterion_id === id);
      return { weight, level: mark?.level ?? "none", is_asked: mark?.is_asked ?? false };
    });
  const set = {
    evaluation_score: score,
    ai_evaluation: { strengths, weaknesses, summary },
    evaluated: {
      at: evaluation.at,
      rubric_version: evaluation.rubric_version,
      coverage: evaluation.coverage,
      parts,
    },
    updated_at: new Date().toISOString(),
  };
  return [
    applicationStore.writes.change(application, {
      set,
      remove: ["evaluating_since"],
      condition: when.equals({ evaluating_since }),
    }),
    applicationStore.writes.putEvaluation({ ...evaluation, application_id }),
    applicationStore.writes.dropDue({ application_id }),
    applicationStore.writes.shown(application),
    ...rubricCounts(job.id, evaluated?.rubric_version, evaluation.rubric_version),
  ];
};

/** Writes that count a score under its version of the criteria. */
const rubricCounts = (job_id: string, former: number | undefined, present: number) => {
  if (former === present) return [];
  const add = (version: number, by: number) =>
    jobStore.changeRubric({ job_id, version }, { add: { scored: by } });
  return [add(present, 1), ...(former === undefined ? [] : [add(former, -1)])];
};
