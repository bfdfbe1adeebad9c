import type {
  TemplateQuestion,
  TemplateSection,
  WrittenQuestion,
} from "#shared/knowledge/template-shapes.ts";
import { newId } from "../../names.ts";

interface Written {
  title: string;
  description: string | null;
  questions: WrittenQuestion[];
}

/** A section of new ids, as the first one; `changeSections` numbers it by its place. */
export const newSection = (
  template_id: string,
  { title, description, questions }: Written,
): TemplateSection => {
  const id = newId("section");
  return {
    id,
    template_id,
    title,
    description,
    section_order: 1,
    questions: questions.map((written, at) => newQuestion(id, written, at + 1)),
  };
};

export const newQuestion = (
  section_id: string,
  { question_text, importance, expected_word_count }: WrittenQuestion,
  question_order: number,
): TemplateQuestion => ({
  id: newId("templateQuestion"),
  section_id,
  question_text,
  importance,
  expected_word_count,
  question_order,
});
