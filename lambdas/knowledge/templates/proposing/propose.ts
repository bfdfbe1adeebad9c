import type { QuestionProposals, SectionProposals } from "#shared/knowledge/template-shapes.ts";
import { sectionIn } from "../sections/find.ts";
import { type StoredTemplate, templateStore } from "../store.ts";
import { questionsOfModel, sectionsOfModel } from "./by-model.ts";
import { questionsOfBank, sectionsOfBank } from "./from-bank.ts";
import { markNear } from "./mark-near.ts";
import { modelFor } from "./model-for.ts";

/** Sections with questions for a template's domain: by a language model of the account, else of the bank. */
export const proposeSections = async (template: StoredTemplate): Promise<SectionProposals> => {
  const present = await templateStore.sections(template.id);
  const configured = await modelFor(template);
  const written = configured && (await sectionsOfModel(configured, template, present));
  const isByModel = written?.found !== undefined;
  const sections = written?.found ?? sectionsOfBank(template.domain, present);
  const questions = await markNear(
    sections.flatMap((section) => section.questions),
    present,
  );
  const marked = new Map(questions.map((question) => [question.question_text, question]));
  return {
    by: isByModel ? "model" : "bank",
    ...(written?.notice && { notice: written.notice }),
    sections: sections.map((section) => ({
      ...section,
      questions: section.questions.map((question) => marked.get(question.question_text) ?? question),
    })),
  };
};

/** Further questions that fit a section, by the same. */
export const proposeQuestions = async (
  template: StoredTemplate,
  sectionId: string,
): Promise<QuestionProposals> => {
  const present = await templateStore.sections(template.id);
  const section = sectionIn(present, sectionId);
  const configured = await modelFor(template);
  const written = configured && (await questionsOfModel(configured, template, { present, section }));
  const questions = written?.found ?? (await questionsOfBank(template.domain, { present, section }));
  return {
    by: written?.found ? "model" : "bank",
    ...(written?.notice && { notice: written.notice }),
    questions: await markNear(questions, present),
  };
};
