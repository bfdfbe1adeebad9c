import * as z from "zod";
import { usualWordCount } from "#shared/knowledge/rules.ts";
import {
  Importance,
  type ProposedQuestion,
  type ProposedSection,
  questionText,
  sectionTitle,
  type TemplateSection,
} from "#shared/knowledge/template-shapes.ts";
import { knownIn, withoutRepeats } from "./known.ts";

export const mostSections = 8;
export const mostQuestions = 8;

/** A model that does not stop is not read to its end. */
const mostRead = 100;

/** Marks of HTML do not belong into a question, and a list of marks is none. */
const isPlain = (text: string): boolean => !/<[a-z/!?]/i.test(text) && /\p{L}/u.test(text);

const oneLineOf = (text: string): string => text.replace(/\s+/g, " ").trim();

const plain = (shape: z.ZodType<string, string>) =>
  z.string().max(4000).transform(oneLineOf).pipe(shape).refine(isPlain);

const Title = plain(sectionTitle.max(120));
const Description = plain(z.string().min(1).max(400)).nullable().catch(null);
const Text = plain(questionText.max(500));

const importance = z
  .string()
  .transform((text) => text.toLowerCase())
  .pipe(Importance)
  .catch("medium");
const words = z.coerce.number().int().min(20).max(1000).catch(usualWordCount);

/** A question as an object of the form that was asked for, under other names, or as a text alone. */
const WrittenQuestion = z.union([
  Text.transform((question): Record<string, unknown> => ({ question })),
  z.record(z.string(), z.unknown()),
]);

const List = z.array(z.unknown()).catch([]);
const WrittenSection = z.object({ title: Title, description: Description.optional(), questions: List });

/** The questions of a model's answer that hold and that the template does not have; at most `mostQuestions`. */
export const checkedQuestions = (
  answer: object | undefined,
  present: TemplateSection[],
): ProposedQuestion[] => questionsOf(listIn(answer, "questions"), present).slice(0, mostQuestions);

/** The same for sections: one without a question that holds is left out. */
export const checkedSections = (
  answer: object | undefined,
  present: TemplateSection[],
): ProposedSection[] => {
  const known = knownIn(present);
  const sections = listIn(answer, "sections").flatMap((one): ProposedSection[] => {
    const { title, description = null, questions } = WrittenSection.safeParse(one).data ?? {};
    if (title === undefined || known.hasTitle(title)) return [];
    return [{ title, description, questions: questionsOf(questions ?? [], present) }];
  });
  const asked = new Set<string>();
  return withoutRepeats(sections, ({ title }) => title)
    .map((section) => ({
      ...section,
      questions: withoutAsked(section.questions, asked).slice(0, mostQuestions),
    }))
    .filter(({ questions }) => questions.length > 0)
    .slice(0, mostSections);
};

const listIn = (answer: object | undefined, name: string): unknown[] =>
  List.parse(new Map(Object.entries(answer ?? {})).get(name)).slice(0, mostRead);

const questionsOf = (written: unknown[], present: TemplateSection[]): ProposedQuestion[] => {
  const known = knownIn(present);
  const questions = written.slice(0, mostRead).flatMap((one): ProposedQuestion[] => {
    const fields = WrittenQuestion.safeParse(one).data ?? {};
    const text = Text.safeParse(fields.question ?? fields.question_text ?? fields.text).data;
    if (text === undefined || known.hasQuestion(text)) return [];
    return [
      {
        question_text: text,
        importance: importance.parse(fields.importance),
        expected_word_count: words.parse(fields.words ?? fields.expected_word_count ?? usualWordCount),
      },
    ];
  });
  return withoutRepeats(questions, ({ question_text }) => question_text);
};

/** Leaves out what a section before asks already. */
const withoutAsked = (questions: ProposedQuestion[], asked: Set<string>): ProposedQuestion[] =>
  questions.filter(({ question_text }) => {
    const wording = question_text.toLowerCase();
    return !asked.has(wording) && asked.add(wording);
  });
