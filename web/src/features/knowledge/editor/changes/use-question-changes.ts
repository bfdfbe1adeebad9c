import type { TemplateQuestion, WrittenQuestion } from "#shared/knowledge/template-shapes.ts";
import { api } from "#web/lib/api/api.ts";
import { toast } from "#web/lib/toaster.ts";
import { movedQuestion, numberOf, type QuestionPlace, withQuestions, withSections } from "./order.ts";
import { sayMoved } from "./say-moved.ts";
import { useChange } from "./use-change.ts";
import { useRestoring } from "./use-section-changes.ts";

interface QuestionMove extends QuestionPlace {
  /** Its place before, from 1, and its number in the template: "2.3". */
  from: number;
  number: string;
}

/** The changes of the order of a template's questions. */
export const useQuestionChanges = (templateId: string) => {
  const restore = useRestoring(templateId, "Question restored");
  const move = useChange(templateId, {
    send: ({ sectionId, questionId, into, place }: QuestionMove) =>
      api.knowledgeTemplates.moveQuestion({
        templateId,
        sectionId,
        questionId,
        question_order: place,
        ...(into !== sectionId && { into }),
      }),
    expect: movedQuestion,
    settle: (template, { sections }) => withSections(template, sections),
    says: { failure: "Failed to reorder questions" },
    done: (result, { sectionId, questionId, into, place, from, number }): void => {
      const present = numberOf(result.sections, questionId) ?? "gone";
      const back = {
        sectionId: into,
        into: sectionId,
        questionId,
        from: place,
        place: from,
        number: present,
      };
      sayMoved(`Question ${number} is now ${present}`, () => move.mutate(back));
    },
  });
  const remove = useChange(templateId, {
    send: ({ section_id, id }: TemplateQuestion) =>
      api.knowledgeTemplates.removeQuestion({ templateId, sectionId: section_id, questionId: id }),
    settle: (template, section) =>
      withSections(
        template,
        template.sections.map((one) => (one.id === section.id ? section : one)),
      ),
    says: { failure: "Failed to delete question" },
    done: (_, { id }) =>
      toast.success("Question deleted successfully", undefined, {
        label: "Undo",
        onClick: () => restore.mutate(id),
      }),
  });
  return { move, remove };
};

/** Adds a question, or changes one. */
export const useQuestionWriting = (templateId: string) => ({
  add: useChange(templateId, {
    send: (question: WrittenQuestion & { sectionId: string }) =>
      api.knowledgeTemplates.addQuestion({ templateId, ...question }),
    settle: (template, question) =>
      withQuestions(template, question.section_id, (questions) => [...questions, question]),
    says: { success: "Question added successfully", failure: "Failed to add question" },
  }),
  update: useChange(templateId, {
    send: (question: WrittenQuestion & { sectionId: string; questionId: string }) =>
      api.knowledgeTemplates.updateQuestion({ templateId, ...question }),
    settle: (template, question) =>
      withQuestions(template, question.section_id, (questions) =>
        questions.map((one) => (one.id === question.id ? question : one)),
      ),
    says: { success: "Question updated successfully", failure: "Failed to update question" },
  }),
});

/** Adds the chosen ones of proposed questions. */
export const useChosenQuestions = (templateId: string) =>
  useChange(templateId, {
    send: (chosen: { sectionId: string; questions: WrittenQuestion[] }) =>
      api.knowledgeTemplates.addQuestions({ templateId, ...chosen }),
    settle: (template, { added }, { sectionId }) =>
      withQuestions(template, sectionId, (questions) => [...questions, ...added]),
    says: { failure: "Failed to add questions" },
    done: ({ added, failed }) => {
      if (added.length > 0) toast.success(`Added ${added.length} new questions`);
      if (failed > 0)
        toast.error(
          added.length > 0 ? "Failed to add some questions" : "Failed to add questions",
          "A section holds 60 questions and a template 300. Delete some first.",
        );
    },
  });
