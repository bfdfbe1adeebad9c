import * as z from "zod";
import { reference } from "../contract/fields.ts";
import { route } from "../contract/route.ts";
import { chosenBounds, templateBounds } from "./rules.ts";
import {
  expectedWordCount,
  Importance,
  QuestionProposals,
  questionText,
  SectionProposals,
  sectionDescription,
  sectionTitle,
  TemplateQuestion,
  TemplateSection,
  WrittenQuestion,
  WrittenSection,
} from "./template-shapes.ts";

const template = z.object({ templateId: reference });
const section = template.extend({ sectionId: reference });
const question = section.extend({ questionId: reference });

/** Room for the most questions that are added at once, in any script: to one section, and with sections. */
const bodyBytes = { questions: 208 * 1024, sections: 448 * 1024 };

/** The sections of a template after a change of their order. */
const sections = z.object({ sections: z.array(TemplateSection) });

/** The routes of a template's sections and questions. */
export const sectionRoutes = {
  addSection: route({
    method: "POST",
    path: "/api/knowledge/templates/{templateId}/sections",
    access: "owner",
    role: "edits",
    summary: "Add a section at the end of a template",
    input: template.extend({ title: sectionTitle, description: sectionDescription }),
    output: TemplateSection,
  }),
  addSections: route({
    method: "POST",
    path: "/api/knowledge/templates/{templateId}/chosen-sections",
    access: "owner",
    role: "edits",
    limit: "changes",
    summary: "Add sections with their questions at the end of a template, as far as there is room",
    input: template.extend({ sections: z.array(WrittenSection).min(1).max(chosenBounds.sections) }),
    output: z.object({ sections: z.array(TemplateSection), left_out: z.number().int() }),
    bodyBytes: bodyBytes.sections,
  }),
  updateSection: route({
    method: "PUT",
    path: "/api/knowledge/templates/{templateId}/sections/{sectionId}",
    access: "owner",
    role: "edits",
    summary: "Change a section's title and description",
    input: section.extend({ title: sectionTitle, description: sectionDescription }),
    output: TemplateSection,
  }),
  moveSection: route({
    method: "POST",
    path: "/api/knowledge/templates/{templateId}/sections/{sectionId}/place",
    access: "owner",
    role: "edits",
    summary: "Move a section to another place; those between make room",
    input: section.extend({ section_order: z.number().int().min(1).max(templateBounds.sections) }),
    output: sections,
  }),
  removeSection: route({
    method: "DELETE",
    path: "/api/knowledge/templates/{templateId}/sections/{sectionId}",
    access: "owner",
    role: "edits",
    summary: "Delete a section with its questions; those after it move up",
    input: section,
    output: sections,
  }),
  addQuestion: route({
    method: "POST",
    path: "/api/knowledge/templates/{templateId}/sections/{sectionId}/questions",
    access: "owner",
    role: "edits",
    summary: "Add a question at the end of a section",
    input: section.extend(WrittenQuestion.shape),
    output: TemplateQuestion,
  }),
  addQuestions: route({
    method: "POST",
    path: "/api/knowledge/templates/{templateId}/sections/{sectionId}/chosen-questions",
    access: "owner",
    role: "edits",
    limit: "changes",
    summary: "Add questions at the end of a section, as far as there is room",
    input: section.extend({
      questions: z.array(WrittenQuestion).min(1).max(templateBounds.questionsInSection),
    }),
    output: z.object({
      added: z.array(TemplateQuestion),
      /** How many had no room. */
      failed: z.number().int(),
    }),
    bodyBytes: bodyBytes.questions,
  }),
  updateQuestion: route({
    method: "PUT",
    path: "/api/knowledge/templates/{templateId}/sections/{sectionId}/questions/{questionId}",
    access: "owner",
    role: "edits",
    summary: "Change a question, its importance and the length of its answer",
    input: question.extend({
      question_text: questionText,
      importance: Importance,
      expected_word_count: expectedWordCount,
    }),
    output: TemplateQuestion,
  }),
  moveQuestion: route({
    method: "POST",
    path: "/api/knowledge/templates/{templateId}/sections/{sectionId}/questions/{questionId}/place",
    access: "owner",
    role: "edits",
    summary: "Move a question to another place of its section, or into another one",
    input: question.extend({
      /** The section that it moves into, if not its own. */
      into: reference.optional(),
      question_order: z.number().int().min(1).max(templateBounds.questionsInSection),
    }),
    output: sections,
  }),
  removeQuestion: route({
    method: "DELETE",
    path: "/api/knowledge/templates/{templateId}/sections/{sectionId}/questions/{questionId}",
    access: "owner",
    role: "edits",
    summary: "Delete a question; those after it move up",
    input: question,
    output: TemplateSection,
  }),
  restore: route({
    method: "POST",
    path: "/api/knowledge/templates/{templateId}/restoration",
    access: "owner",
    role: "edits",
    summary: "Undo the deletion of a section or a question, which is possible for an hour",
    input: template.extend({
      /** The id of the section or question. */
      removedId: reference,
    }),
    output: sections,
  }),
  proposeSections: route({
    method: "POST",
    path: "/api/knowledge/templates/{templateId}/section-proposals",
    access: "owner",
    role: "edits",
    limit: "questions",
    summary: "Propose sections with questions for a template's domain, without saving them",
    input: template,
    output: SectionProposals,
  }),
  proposeQuestions: route({
    method: "POST",
    path: "/api/knowledge/templates/{templateId}/sections/{sectionId}/question-proposals",
    access: "owner",
    role: "edits",
    limit: "questions",
    summary: "Propose further questions that fit a section, without saving them",
    input: section,
    output: QuestionProposals,
  }),
};
