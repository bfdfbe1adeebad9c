import { accountStore } from "#lambdas/core/activity.ts";
import { applicationStore, type StoredApplication } from "#lambdas/jobs/applications/store.ts";
import { jobStore, type StoredJob } from "#lambdas/jobs/store.ts";
import type { Candidate, CandidateDetail, Evaluation, InterviewResponse } from "#shared/candidates/shapes.ts";
import { maskOf } from "./mask.ts";

/** An application as members read it; a blind view leaves out who applied. */
export const candidateOf = (
  application: StoredApplication,
  job: Pick<StoredJob, "title" | "company_name" | "rubric_version"> | undefined,
  { blind }: { blind: boolean },
): Candidate => {
  const { evaluated, ai_evaluation, person_requested_at } = application;
  const who = {
    applicant_name: application.applicant_name,
    applicant_email: application.applicant_email,
    applicant_phone: application.applicant_phone || null,
  };
  const nobody = { applicant_name: null, applicant_email: null, applicant_phone: null };
  return {
    ...application,
    job_title: job?.title ?? "",
    company_name: job?.company_name ?? "",
    ...(blind ? nobody : who),
    ai_evaluation: ai_evaluation && maskedWords(ai_evaluation, blind ? maskOf(application) : unmasked),
    parts: evaluated?.parts ?? [],
    coverage: evaluated?.coverage ?? null,
    is_stale: evaluated !== undefined && evaluated.rubric_version !== job?.rubric_version,
    progress: progressOf(application),
    person_requested_at: person_requested_at ?? null,
  };
};

/** The answers with their questions, oldest first. */
export const responsesOf = async (
  application: StoredApplication,
  { blind }: { blind: boolean },
): Promise<InterviewResponse[]> => {
  const responses = await applicationStore.responses(application.id);
  const mask = blind ? maskOf(application) : unmasked;
  return responses.map((one) => ({
    ...one,
    question: mask(one.question),
    response_text: mask(one.response_text),
    evaluation_notes: mask(one.evaluation_notes),
  }));
};

const progressOf = ({ started_at, finished_at, answers, questions = [] }: StoredApplication) =>
  started_at && !finished_at ? { answers, questions: questions.length } : null;

export const detailOf = async (
  application: StoredApplication,
  { blind }: { blind: boolean },
): Promise<CandidateDetail> => {
  const { id, user_id, job_id, started_at, finished_at, end_reason } = application;
  const [job, responses, evaluations, decisions, users] = await Promise.all([
    jobStore.find({ user_id, id: job_id }),
    responsesOf(application, { blind }),
    applicationStore.evaluations(id),
    applicationStore.decisions(id),
    accountStore.users(user_id),
  ]);
  const mask = blind ? maskOf(application) : unmasked;
  return {
    ...candidateOf(application, job, { blind }),
    notes: mask(application.notes),
    are_notes_masked: mask(application.notes) !== application.notes,
    notes_saved_at: application.notes_saved_at ?? null,
    evaluations: evaluations.map((one) => maskedEvaluation(one, mask)),
    is_evaluating: application.evaluating_since !== undefined,
    responses,
    decisions: decisions.map(({ at, status, user_id: by }) => ({
      at,
      status,
      by: users.get(by)?.name ?? users.get(by)?.email ?? "",
    })),
    interview: started_at
      ? { started_at, finished_at: finished_at ?? null, reason: end_reason ?? null }
      : null,
    consent: application.consent,
    kept_until: application.kept_until,
  };
};

type Mask = (text: string) => string;

const unmasked: Mask = (text) => text;

const maskedWords = <Words extends NonNullable<Candidate["ai_evaluation"]>>(
  words: Words,
  mask: Mask,
): Words => ({
  ...words,
  strengths: words.strengths.map(mask),
  weaknesses: words.weaknesses.map(mask),
  summary: mask(words.summary),
});

const maskedEvaluation = (evaluation: Evaluation, mask: Mask): Evaluation => ({
  ...maskedWords(evaluation, mask),
  marks: evaluation.marks.map((mark) =>
    mark.quote ? { ...mark, quote: { ...mark.quote, text: mask(mark.quote.text) } } : mark,
  ),
});
