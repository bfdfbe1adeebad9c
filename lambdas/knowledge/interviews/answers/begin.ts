import { failedCondition, transact } from "#platform/table/client.ts";
import { when } from "#platform/table/conditions.ts";
import { AppError } from "#shared/errors.ts";
import type { TemplateQuestion, TemplateSection } from "#shared/knowledge/template-shapes.ts";
import { templateStore } from "../../templates/store.ts";
import { begunSectionEntity, type StoredInterview } from "../entities.ts";
import { interviewStore } from "../store.ts";

/** Keeps the template's present sections with the interview, unless it keeps some already. */
export const begin = async (interview: StoredInterview): Promise<StoredInterview> => {
  if (interview.begun_at) return interview;
  const sections = await templateStore.sections(interview.template_id);
  const question_count = sections.reduce((sum, { questions }) => sum + questions.length, 0);
  if (question_count === 0) return interview;
  const set = { begun_at: new Date().toISOString(), question_count };
  try {
    await transact([
      interviewStore.change(interview, { set, condition: when.absent("begun_at") }),
      ...sections.map((section) => begunSectionEntity.place({ ...section, interview_id: interview.id })),
    ]);
    return { ...interview, ...set };
  } catch (error) {
    if (!failedCondition(error)) throw error;
    return interviewStore.ofAccount(interview.user_id, interview.id);
  }
};

export interface AskedQuestion {
  question: TemplateQuestion;
  section: TemplateSection;
}

/** Throws AppError `conflict` for a question that is none of the interview's, and `not_found` for what is no id of one. */
export const questionIn = (sections: TemplateSection[], questionId: string): AskedQuestion => {
  for (const section of sections) {
    const question = section.questions.find(({ id }) => id === questionId);
    if (question) return { question, section };
  }
  if (!isQuestionId.test(questionId)) throw new AppError("not_found", "Question not found.");
  throw new AppError(
    "conflict",
    "This question was removed from the template. Copy your text, and load the page again.",
  );
};

/** An id of anything: who guesses learns nothing from the refusal. */
const isQuestionId = /^[a-z]+_[0-9a-z]{26}$/;
