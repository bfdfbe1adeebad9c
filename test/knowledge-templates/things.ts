import type { AreaThings } from "../things/area-things.ts";

export const things: AreaThings = {
  kinds: {
    template: {
      missing: "ktpl_00000000000000000000000000",
      make: ({ owner, name }) =>
        owner.knowledgeTemplates.create({ name: `What ${name} knows`, with_chatbot: false }),
    },
    section: {
      missing: "ksec_00000000000000000000000000",
      make: async ({ owner, idOf }) => {
        const { sections } = await owner.knowledgeTemplates.get({ templateId: await idOf("template") });
        return { id: sections[0]?.id ?? "" };
      },
    },
    question: {
      missing: "kqst_00000000000000000000000000",
      make: async ({ owner, idOf }) => {
        const { sections } = await owner.knowledgeTemplates.get({ templateId: await idOf("template") });
        return { id: sections[0]?.questions[0]?.id ?? "" };
      },
    },
    removedPart: {
      missing: "ksec_00000000000000000000000000",
      make: async ({ owner, idOf }) => {
        const templateId = await idOf("template");
        const { id } = await owner.knowledgeTemplates.addSection({ templateId, title: "Removed" });
        await owner.knowledgeTemplates.removeSection({ templateId, sectionId: id });
        return { id };
      },
    },
    // anybody may open and copy a public template, so it is one that is private again
    knowledgeSlug: {
      missing: "nobody-has-this-template",
      make: async ({ owner, name }) => {
        const { id: templateId } = await owner.knowledgeTemplates.create({
          name: `Handover by ${name}`,
          with_chatbot: false,
        });
        const { public_slug } = await owner.knowledgeTemplates.publish({ templateId });
        await owner.knowledgeTemplates.unpublish({ templateId });
        return { id: public_slug ?? "" };
      },
    },
  },
  fields: {
    templateId: "template",
    sectionId: "section",
    into: "section",
    questionId: "question",
    removedId: "removedPart",
    knowledgeSlug: "knowledgeSlug",
    sharedUserId: "user",
  },
  values: {
    question_text: "What would you warn your successor of?",
    sections: [{ title: "Warnings", description: null, questions: [] }],
    with_chatbot: false,
    section_order: 1,
    question_order: 1,
    expected_word_count: 200,
  },
};
