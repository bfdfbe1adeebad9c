import { applicationStore, type StoredApplication } from "#lambdas/jobs/applications/store.ts";
import { tellPages } from "#lambdas/jobs/applications/tell.ts";
import { newId } from "#lambdas/jobs/names.ts";
import { jobStore, type StoredJob } from "#lambdas/jobs/store.ts";
import { when } from "#platform/table/conditions.ts";
import { AppError } from "#shared/errors.ts";
import type { GivenAnswer } from "./evaluation/engine.ts";
import { noteFor } from "./evaluation/note-for.ts";
import { announceEnd, ended, finishing } from "./finish.ts";
import { closingFor } from "./greeting.ts";
import { record } from "./record.ts";

interface Given {
  /** The number of the question, from 0. */
  index: number;
  text: string;
}

/**
 * Stores an answer, before the next question is worded. One that comes after the five minutes is not taken, and ends the interview;
 * one that is there already changes nothing. Throws AppError `conflict` if the question has another answer, or if it is
 * not the one that waits.
 */
export const answer = async (application: StoredApplication, given: Given): Promise<StoredApplication> => {
  if (!application.started_at)
    throw new AppError("conflict", "This interview has not been started. Load the page again.");
  if (given.index < application.answers) return repeated(application, given);
  const present = await ended(application);
  if (present.finished_at) return present;
  if (given.index > application.answers)
    throw new AppError("conflict", "Another question waits for its answer. Load the page again.");
  return take(application, given);
};

const take = async (application: StoredApplication, given: Given) => {
  const { user_id, id, job_id, questions = [] } = application;
  const job = await jobStore.find({ user_id, id: job_id });
  const now = new Date().toISOString();
  const question = questions[given.index];
  const asked = question?.asked ?? question?.text ?? "";
  const isLast = given.index + 1 >= questions.length;
  const end = isLast ? await finishing(application, "answered") : undefined;
  const set = { answers: given.index + 1, updated_at: now, ...end?.set };
  const response = {
    id: newId("response"),
    application_id: id,
    index: given.index,
    question: asked,
    response_text: given.text,
    evaluation_notes: job
      ? await noteOn(job, {
          question: question?.text ?? "",
          text: given.text,
          criterion_id: question?.criterion_id,
        })
      : "",
    created_at: now,
  };
  const said = {
    message_type: "user" as const,
    content: given.text,
    metadata: { answer: String(given.index + 1) },
  };
  const farewell = { message_type: "assistant" as const, content: closingFor(job) };
  const condition = when.all(
    // the last one sets a status, which a member may have changed since it was read
    when.equals({ answers: given.index, ...(isLast && { status: application.status }) }),
    when.absent("finished_at"),
  );
  try {
    await record(application, isLast ? [said, farewell] : [said], [
      applicationStore.writes.change(application, { set, condition }),
      applicationStore.writes.putResponse(response),
      ...(end?.writes ?? []),
    ]);
  } catch (error) {
    const present = await applicationStore.get(application);
    const isUnchanged = present.answers === application.answers && present.status === application.status;
    if (isUnchanged && !present.finished_at) throw error;
    return answer(present, given);
  }
  if (end) await announceEnd(application);
  await tellPages(application);
  return { ...application, ...set };
};

const noteOn = async (job: StoredJob, given: GivenAnswer): Promise<string> => {
  const { criteria } = await jobStore.rubric({ job_id: job.id, version: job.rubric_version });
  return noteFor(given, criteria, job);
};

/** The same answer again, from a request that was repeated, or another one from a second tab. */
const repeated = async (application: StoredApplication, given: Given) => {
  const stored = (await applicationStore.responses(application.id)).find(
    ({ index }) => index === given.index,
  );
  if (stored?.response_text === given.text) return application;
  throw new AppError(
    "conflict",
    "This question was answered in another window. Your text was not saved; load the page again to go on.",
  );
};
