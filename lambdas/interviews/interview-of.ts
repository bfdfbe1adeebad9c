import { applicationStore, type StoredApplication } from "#lambdas/jobs/applications/store.ts";
import { jobStore } from "#lambdas/jobs/store.ts";
import { canSpeak } from "#lambdas/recordings/can-speak.ts";
import type { Interview } from "#shared/interviews/shapes.ts";
import { ownView } from "./own-view.ts";

/** Where an interview stands, as its applicant reads it. */
export const interviewOf = async (application: StoredApplication): Promise<Interview> => {
  const { user_id, id, job_id, conversation_id, questions, finished_at, end_reason } = application;
  const [job, responses, isSpoken] = await Promise.all([
    jobStore.find({ user_id, id: job_id }),
    applicationStore.responses(id),
    !finished_at && canSpeak(user_id),
  ]);
  const next = questions?.[application.answers];
  return {
    application: ownView(application),
    job: { title: job?.title ?? "", company_name: job?.company_name ?? "" },
    ...(conversation_id && { id: conversation_id, greeting: application.greeting }),
    answered: responses.map(({ question, response_text: answer, created_at: answered_at }) => ({
      question,
      answer,
      answered_at,
    })),
    ...(next && !finished_at && { question: { index: application.answers, text: next.asked ?? next.text } }),
    questions: questions?.length ?? 0,
    now: new Date().toISOString(),
    ...(application.ends_at && { ends_at: application.ends_at }),
    ...(finished_at && { finished: { at: finished_at, reason: end_reason ?? "answered" } }),
    ...(application.person_requested_at && { person_requested_at: application.person_requested_at }),
    kept_until: application.kept_until,
    ...(isSpoken && { can_speak: true }),
  };
};
