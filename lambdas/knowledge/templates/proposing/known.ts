import { wordingOf } from "#platform/questions/wording.ts";
import type { TemplateSection } from "#shared/knowledge/template-shapes.ts";

/** The questions of a template, to tell what it has already: case, blanks and final marks make no other one. */
export const knownIn = (sections: TemplateSection[]) => {
  const questions = new Set(
    sections.flatMap((section) => section.questions.map(({ question_text }) => wordingOf(question_text))),
  );
  const titles = new Set(sections.map(({ title }) => wordingOf(title)));
  return {
    hasQuestion: (text: string): boolean => questions.has(wordingOf(text)),
    hasTitle: (title: string): boolean => titles.has(wordingOf(title)),
  };
};

/** The first ones of each wording. */
export const withoutRepeats = <Item>(items: Item[], textOf: (item: Item) => string): Item[] => {
  const seen = new Set<string>();
  return items.filter((item) => {
    const wording = wordingOf(textOf(item));
    return !seen.has(wording) && seen.add(wording);
  });
};
