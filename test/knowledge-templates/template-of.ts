import type { TemplateDetail } from "#shared/knowledge/template-shapes.ts";
import type { Actor } from "../users.ts";

type Fields = Partial<Parameters<Actor["knowledgeTemplates"]["create"]>[0]>;

/** A template without a chatbot. */
export const templateOf = (owner: Actor, fields: Fields = {}): Promise<TemplateDetail> =>
  owner.knowledgeTemplates.create({ name: "Accounts payable", with_chatbot: false, ...fields });

/** The titles of sections in their order, with their numbers. */
export const numbered = (sections: { title: string; section_order: number }[]): [number, string][] =>
  sections.map(({ section_order, title }) => [section_order, title]);

/** A template with sections of these titles, each with three questions. */
export const templateWith = async (owner: Actor, ...titles: string[]): Promise<TemplateDetail> => {
  const { id: templateId } = await templateOf(owner, { with_sections: false });
  await owner.knowledgeTemplates.addSections({
    templateId,
    sections: titles.map((title) => ({
      title,
      questions: [1, 2, 3].map((at) => ({ question_text: `${title} ${at}?` })),
    })),
  });
  return owner.knowledgeTemplates.get({ templateId });
};

/** A template with the sections A, B and C, and the names of the middle one and of its second question. */
export const middleOfThree = async (owner: Actor) => {
  const template = await templateWith(owner, "A", "B", "C");
  const [first, second, third] = template.sections;
  if (!first || !second || !third) throw new Error("A section is missing.");
  const of = { templateId: template.id, sectionId: second.id };
  return { template, first, second, third, of, questionId: second.questions[1]?.id ?? "" };
};
