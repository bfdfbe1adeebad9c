import { templateBounds } from "#shared/knowledge/rules.ts";
import type { TemplateSection, WrittenSection } from "#shared/knowledge/template-shapes.ts";
import { removedEntity } from "../entities.ts";
import type { StoredTemplate } from "../store.ts";
import { changeSections, countsOf, shown } from "./change-sections.ts";
import { placed, sectionIn, withSection } from "./find.ts";
import { newSection } from "./new-section.ts";
import { removedUntil } from "./restore.ts";

type Titled = Pick<TemplateSection, "title" | "description">;

interface SectionOf {
  template: StoredTemplate;
  sectionId: string;
  userId: string;
}

export const addSection = (template: StoredTemplate, titled: Titled, userId: string) => {
  const section = newSection(template.id, { ...titled, questions: [] });
  return changeSections(template, userId, (present) => ({
    sections: [...present, section],
    result: (after) => sectionIn(after, section.id),
    detail: `Section added: ${titled.title}`,
  }));
};

/** Adds sections as far as there is room; a section is added whole or left out. */
export const addSections = (template: StoredTemplate, written: WrittenSection[], userId: string) => {
  const sections = written.map((one) => newSection(template.id, one));
  return changeSections(template, userId, (present) => {
    const taken = fitting(present, sections);
    const ids = new Set(taken.map(({ id }) => id));
    return {
      sections: taken.length > 0 ? [...present, ...taken] : present,
      result: (after) => ({
        sections: after.filter(({ id }) => ids.has(id)),
        left_out: sections.length - taken.length,
      }),
      detail: `Sections added: ${taken.length}`,
    };
  });
};

const fitting = (present: TemplateSection[], sections: TemplateSection[]): TemplateSection[] => {
  const taken: TemplateSection[] = [];
  for (const section of sections) {
    const { section_count, question_count } = countsOf([...present, ...taken, section]);
    if (section_count <= templateBounds.sections && question_count <= templateBounds.questions)
      taken.push(section);
  }
  return taken;
};

export const updateSection = ({ template, sectionId, userId }: SectionOf, { title, description }: Titled) =>
  changeSections(template, userId, (present) => {
    const section = sectionIn(present, sectionId);
    const isSame = section.title === title && section.description === description;
    return {
      sections: isSame ? present : withSection(present, { ...section, title, description }),
      result: (after) => sectionIn(after, sectionId),
      detail: `Section changed: ${title}`,
    };
  });

/** Moves a section to a place; one behind the last is the last. */
export const moveSection = ({ template, sectionId, userId }: SectionOf, order: number) =>
  changeSections(template, userId, (present) => {
    const section = sectionIn(present, sectionId);
    const moved = placed(
      present.filter((one) => one !== section),
      section,
      order,
    );
    return {
      sections: moved.every((one, at) => one === present[at]) ? present : moved,
      result: (sections) => ({ sections }),
      detail: `Section moved: ${section.title}`,
    };
  });

export const removeSection = ({ template, sectionId, userId }: SectionOf) =>
  changeSections(template, userId, (present) => {
    const section = sectionIn(present, sectionId);
    const removed = { template_id: template.id, id: sectionId, section: shown(section), ttl: removedUntil() };
    return {
      sections: present.filter((one) => one !== section),
      result: (sections) => ({ sections }),
      detail: `Section deleted: ${section.title}`,
      also: [removedEntity.place(removed)],
    };
  });
