import { templateBounds } from "#shared/knowledge/rules.ts";
import type { TemplateQuestion, WrittenQuestion } from "#shared/knowledge/template-shapes.ts";
import { removedEntity } from "../entities.ts";
import type { StoredTemplate } from "../store.ts";
import { changeSections, countsOf } from "./change-sections.ts";
import { placed, questionIn, sectionIn, withSection } from "./find.ts";
import { newQuestion } from "./new-section.ts";
import { removedUntil } from "./restore.ts";

interface SectionOf {
  template: StoredTemplate;
  sectionId: string;
  userId: string;
}

interface QuestionOf extends SectionOf {
  questionId: string;
}

export const addQuestion = ({ template, sectionId, userId }: SectionOf, written: WrittenQuestion) =>
  changeSections(template, userId, (present) => {
    const section = sectionIn(present, sectionId);
    const question = newQuestion(sectionId, written, section.questions.length + 1);
    return {
      sections: withSection(present, { ...section, questions: [...section.questions, question] }),
      result: (after) => questionIn(sectionIn(after, sectionId), question.id),
      detail: `Question added to ${section.title}`,
    };
  });

/** Adds the first questions that there is room for. */
export const addQuestions = ({ template, sectionId, userId }: SectionOf, written: WrittenQuestion[]) =>
  changeSections(template, userId, (present) => {
    const section = sectionIn(present, sectionId);
    const room = Math.min(
      templateBounds.questionsInSection - section.questions.length,
      templateBounds.questions - countsOf(present).question_count,
    );
    const first = section.questions.length + 1;
    const added = written
      .slice(0, Math.max(0, room))
      .map((one, at) => newQuestion(sectionId, one, first + at));
    const changed = { ...section, questions: [...section.questions, ...added] };
    return {
      sections: added.length > 0 ? withSection(present, changed) : present,
      result: () => ({ added, failed: written.length - added.length }),
      detail: `Questions added to ${section.title}: ${added.length}`,
    };
  });

export const updateQuestion = (
  { template, sectionId, questionId, userId }: QuestionOf,
  { question_text, importance, expected_word_count }: WrittenQuestion,
): Promise<TemplateQuestion> =>
  changeSections(template, userId, (present) => {
    const section = sectionIn(present, sectionId);
    const question = questionIn(section, questionId);
    const changed = { ...question, question_text, importance, expected_word_count };
    const isSame =
      question.question_text === question_text &&
      question.importance === importance &&
      question.expected_word_count === expected_word_count;
    const questions = section.questions.map((one) => (one === question ? changed : one));
    return {
      sections: isSame ? present : withSection(present, { ...section, questions }),
      result: (after) => questionIn(sectionIn(after, sectionId), questionId),
      detail: `Question changed in ${section.title}`,
    };
  });

/** Moves a question to a place of its section or of another one; a place behind the last is the last. */
export const moveQuestion = (
  { template, sectionId, questionId, userId }: QuestionOf,
  { into = sectionId, question_order }: { into?: string | undefined; question_order: number },
) =>
  changeSections(template, userId, (present) => {
    const named = sectionIn(present, sectionId);
    // a repeated move finds the question where the first one has put it
    const isThere = present.find(({ id }) => id === into)?.questions.some(({ id }) => id === questionId);
    const from = isThere ? sectionIn(present, into) : named;
    const question = questionIn(from, questionId);
    const left = { ...from, questions: from.questions.filter((one) => one !== question) };
    const without = withSection(present, left);
    const target = sectionIn(without, into);
    const moved = { ...target, questions: placed(target.questions, question, question_order) };
    const isSame = from.id === into && moved.questions.every((one, at) => one === from.questions[at]);
    return {
      sections: isSame ? present : withSection(without, moved),
      result: (sections) => ({ sections }),
      detail: `Question moved in ${target.title}`,
    };
  });

export const removeQuestion = ({ template, sectionId, questionId, userId }: QuestionOf) =>
  changeSections(template, userId, (present) => {
    const section = sectionIn(present, sectionId);
    const question = questionIn(section, questionId);
    const left = { ...section, questions: section.questions.filter((one) => one !== question) };
    const removed = { template_id: template.id, id: questionId, question, ttl: removedUntil() };
    return {
      sections: withSection(present, left),
      result: (after) => sectionIn(after, sectionId),
      detail: `Question deleted in ${section.title}`,
      also: [removedEntity.place(removed)],
    };
  });
