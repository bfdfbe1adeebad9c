import type * as z from "zod";
import { logActivity } from "#lambdas/core/activity.ts";
import { chatbotStore } from "#lambdas/core/chatbots/store.ts";
import type { jobs } from "#shared/jobs/routes.ts";
import type { Criterion, InterviewQuestion, JobDetail } from "#shared/jobs/shapes.ts";
import { withoutChatbot } from "./create.ts";
import { describeChange } from "./describe-change.ts";
import { newId } from "./names.ts";
import { refuseUnlawful } from "./refuse-unlawful.ts";
import { jobStore, type StoredJob, type StoredRubric, savedMeanwhile } from "./store.ts";
import { detailOf } from "./view.ts";

type Save = z.output<(typeof jobs)["update"]["input"]>;

/** Saves the whole form. Criteria that differ become a new version, which makes earlier scores stale. */
export const save = async (job: StoredJob, input: Save, userId: string): Promise<JobDetail> => {
  const { id, version, criteria, questions, ...fields } = input;
  refuseUnlawful(input);
  if (fields.is_active || fields.rag_system_id !== job.rag_system_id)
    await chatbotStore.ofAccount(job.user_id, fields.rag_system_id).catch(withoutChatbot);
  if (job.version !== version) throw savedMeanwhile();
  const former = await jobStore.parts(id);
  const rubric = former.rubrics.find((one) => one.version === job.rubric_version);
  const criterionIds = idsOf(criteria, rubric?.criteria ?? [], "criterion");
  const own = criteria.map((one, at) => ({ ...one, id: criterionIds[at] ?? newId("criterion") }));
  const newRubric = rubricAfter(former.rubrics, rubric, { job_id: id, criteria: own });
  // a question may be about a criterion that is new in this save
  const ids = new Map(criteria.map((one, at) => [one.id, own[at]?.id]));
  const kept = questionsOf(id, questions, { former: former.questions, ids });
  const rubric_version = newRubric?.version ?? job.rubric_version;
  const set = { ...fields, rubric_version, updated_at: new Date().toISOString(), version: version + 1 };
  const subject = { kind: "job" as const, id, name: fields.title };
  await jobStore.save(
    job,
    set,
    { questions: kept, formerQuestions: former.questions, ...(newRubric && { rubric: newRubric }) },
    [logActivity({ accountId: job.user_id, userId }, { action: "changed", subject })],
  );
  return detailOf(await jobStore.ofAccount(job.user_id, id));
};

/** The ids of rows in a save: the known one of each row that has it first, else a new one. */
const idsOf = (
  rows: { id?: string | undefined }[],
  known: { id: string }[],
  kind: "criterion" | "jobQuestion",
) => {
  const free = new Set(known.map(({ id }) => id));
  return rows.map(({ id }) => (id !== undefined && free.delete(id) ? id : newId(kind)));
};

/** The next version; undefined if the criteria are the same. */
const rubricAfter = (
  all: StoredRubric[],
  present: StoredRubric | undefined,
  { job_id, criteria }: { job_id: string; criteria: Criterion[] },
): StoredRubric | undefined => {
  const change = describeChange(present?.criteria ?? [], criteria);
  if (change === undefined) return undefined;
  const version = Math.max(0, ...all.map((one) => one.version)) + 1;
  return { job_id, version, criteria, created_at: new Date().toISOString(), change, scored: 0 };
};

const questionsOf = (
  job_id: string,
  questions: Save["questions"],
  { former, ids }: { former: InterviewQuestion[]; ids: Map<string | undefined, string | undefined> },
): InterviewQuestion[] => {
  const questionIds = idsOf(questions, former, "jobQuestion");
  return questions.map(({ question_text, criterion_id: written }, at) => {
    const criterion_id = written === undefined ? undefined : ids.get(written);
    return {
      id: questionIds[at] ?? newId("jobQuestion"),
      job_id,
      question_order: at + 1,
      question_text,
      ...(criterion_id && { criterion_id }),
    };
  });
};
