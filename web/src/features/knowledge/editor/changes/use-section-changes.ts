import type { TemplateSection, WrittenSection } from "#shared/knowledge/template-shapes.ts";
import { api } from "#web/lib/api/api.ts";
import { toast } from "#web/lib/toaster.ts";
import { counted } from "../../words.ts";
import { movedSection, withSections } from "./order.ts";
import { sayMoved } from "./say-moved.ts";
import { useChange } from "./use-change.ts";

interface Words {
  title: string;
  description: string | null;
}

/** Places count from 1. */
interface SectionPlace {
  sectionId: string;
  from: number;
  place: number;
}

/** The changes of a template's sections. */
export const useSectionChanges = (templateId: string) => {
  const restore = useRestoring(templateId, "Section restored");
  const move = useChange(templateId, {
    send: ({ sectionId, place }: SectionPlace) =>
      api.knowledgeTemplates.moveSection({ templateId, sectionId, section_order: place }),
    expect: (template, { sectionId, place }) => movedSection(template, sectionId, place),
    settle: (template, { sections }) => withSections(template, sections),
    says: { failure: "Failed to reorder sections" },
    done: (_, { sectionId, from, place }): void =>
      sayMoved(`Section ${from} is now ${place}`, () => move.mutate({ sectionId, from: place, place: from })),
  });
  const remove = useChange(templateId, {
    send: ({ id }: TemplateSection) => api.knowledgeTemplates.removeSection({ templateId, sectionId: id }),
    settle: (template, { sections }) => withSections(template, sections),
    says: { failure: "Failed to delete section" },
    done: (_, { id }) =>
      toast.success("Section deleted successfully", undefined, {
        label: "Undo",
        onClick: () => restore.mutate(id),
      }),
  });
  return { move, remove };
};

/** Adds a section, or changes the words of one. */
export const useSectionWriting = (templateId: string) => ({
  add: useChange(templateId, {
    send: (words: Words) => api.knowledgeTemplates.addSection({ templateId, ...words }),
    settle: (template, section) => withSections(template, [...template.sections, section]),
    says: { success: "Section added successfully", failure: "Failed to add section" },
  }),
  update: useChange(templateId, {
    send: ({ sectionId, ...words }: Words & { sectionId: string }) =>
      api.knowledgeTemplates.updateSection({ templateId, sectionId, ...words }),
    settle: (template, section) =>
      withSections(
        template,
        template.sections.map((one) => (one.id === section.id ? section : one)),
      ),
    says: { success: "Section updated successfully", failure: "Failed to update section" },
  }),
});

/** Adds the chosen ones of proposed sections. */
export const useChosenSections = (templateId: string) =>
  useChange(templateId, {
    send: (sections: WrittenSection[]) => api.knowledgeTemplates.addSections({ templateId, sections }),
    settle: (template, { sections }) => withSections(template, [...template.sections, ...sections]),
    says: { failure: "Failed to add section" },
    done: ({ sections, left_out }) => {
      if (sections.length > 0) toast.success(addedWords(sections));
      if (left_out > 0)
        toast.error(
          `${counted(left_out, "section")} had no room`,
          "A template holds 40 sections and 300 questions. Delete some, then generate again.",
        );
    },
  });

const addedWords = (sections: TemplateSection[]): string => {
  const questions = sections.reduce((sum, section) => sum + section.questions.length, 0);
  return `Added ${counted(sections.length, "section")} with ${counted(questions, "question")}`;
};

/** Undoes a deletion. */
export const useRestoring = (templateId: string, success: string) =>
  useChange(templateId, {
    send: (removedId: string) => api.knowledgeTemplates.restore({ templateId, removedId }),
    settle: (template, { sections }) => withSections(template, sections),
    says: { success, failure: "The deletion could not be undone" },
  });
