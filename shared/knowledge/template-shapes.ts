import * as z from "zod";
import { at } from "../contract/fields.ts";
import { oneLine } from "../documents/uploaded-file.ts";
import { domains } from "./domains.ts";
import {
  chosenBounds,
  importances,
  longest,
  mostExpectedWords,
  usualImportance,
  usualWordCount,
} from "./rules.ts";

const optionalText = (most: number) =>
  z
    .string()
    .trim()
    .max(most, `Use at most ${most} characters.`)
    .nullish()
    .transform((text) => text || null);

export const templateName = oneLine
  .min(1, "Please enter a template name")
  .max(120, "Use at most 120 characters.");
export const templateDescription = optionalText(2000);

export const Importance = z.enum(importances);

/** Null for no expectation; zero means the same. */
export const expectedWordCount = z
  .number("Enter a number of words.")
  .int("Use whole words.")
  .min(0, "Use 0 words or more.")
  .max(mostExpectedWords, "Use at most 5,000 words.")
  .nullish()
  .transform((count) => count || null);

export const questionText = oneLine
  .min(1, "Enter a question.")
  .max(longest.question, "Use at most 1,000 characters.");
export const sectionTitle = oneLine
  .min(1, "Enter a title.")
  .max(longest.sectionTitle, "Use at most 200 characters.");
export const sectionDescription = optionalText(longest.sectionDescription);

export const TemplateQuestion = z.object({
  id: z.string(),
  section_id: z.string(),
  question_text: z.string(),
  importance: Importance,
  expected_word_count: z.number().int().nullable(),
  /** From 1 in its section. */
  question_order: z.number().int(),
});
export type TemplateQuestion = z.infer<typeof TemplateQuestion>;

export const TemplateSection = z.object({
  id: z.string(),
  template_id: z.string(),
  title: z.string(),
  description: z.string().nullable(),
  /** From 1. */
  section_order: z.number().int(),
  /** In the order of `question_order`. */
  questions: z.array(TemplateQuestion),
});
export type TemplateSection = z.infer<typeof TemplateSection>;

export const KnowledgeTemplate = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  domain: z.enum(domains),
  /** The chatbot that was made for it; null without one, and after it was deleted. */
  rag_system_id: z.string().nullable(),
  user_id: z.string(),
  is_public: z.boolean(),
  public_slug: z.string().nullable(),
  published_at: at.nullable(),
  created_at: at,
  updated_at: at,
  section_count: z.number().int(),
  question_count: z.number().int(),
  /** False for one that another account shared with the reader, who may only open it. */
  can_edit: z.boolean(),
});
export type KnowledgeTemplate = z.infer<typeof KnowledgeTemplate>;

export const TemplateDetail = KnowledgeTemplate.extend({
  rag_system_name: z.string().nullable(),
  /** In the order of `section_order`. */
  sections: z.array(TemplateSection),
});
export type TemplateDetail = z.infer<typeof TemplateDetail>;

/** A question as it is added; the contract's usual values stand in for what is not sent. */
export const WrittenQuestion = z.object({
  question_text: questionText,
  importance: Importance.default(usualImportance),
  expected_word_count: expectedWordCount.default(usualWordCount),
});
export type WrittenQuestion = z.output<typeof WrittenQuestion>;

export const WrittenSection = z.object({
  title: sectionTitle,
  description: sectionDescription,
  questions: z.array(WrittenQuestion).max(chosenBounds.questions).default([]),
});
export type WrittenSection = z.output<typeof WrittenSection>;

/** Who wrote proposals: the language model, or the bank of written questions. */
const proposed = {
  by: z.enum(["model", "bank"]),
  /** Why an account with a language model got questions of the bank, in a sentence for the owner. */
  notice: z.string().optional(),
};

export const ProposedQuestion = z.object({
  question_text: z.string(),
  importance: Importance,
  expected_word_count: z.number().int().nullable(),
  /** A question of the template that asks nearly the same; absent without one. */
  near: z.string().optional(),
});
export type ProposedQuestion = z.infer<typeof ProposedQuestion>;

export const QuestionProposals = z.object({ ...proposed, questions: z.array(ProposedQuestion) });
export type QuestionProposals = z.infer<typeof QuestionProposals>;

export const ProposedSection = z.object({
  title: z.string(),
  description: z.string().nullable(),
  questions: z.array(ProposedQuestion),
});
export type ProposedSection = z.infer<typeof ProposedSection>;

export const SectionProposals = z.object({ ...proposed, sections: z.array(ProposedSection) });
export type SectionProposals = z.infer<typeof SectionProposals>;

/** A user who may open a template. */
export const TeamAccess = z.object({
  template_id: z.string(),
  user_id: z.string(),
  access_type: z.enum(["view"]),
  created_by: z.string(),
  created_at: at,
  /** Name and e-mail address; absent for a user of another account. */
  name: z.string().optional(),
  email: z.string().optional(),
});
export type TeamAccess = z.infer<typeof TeamAccess>;

/** How the interviews of a template answered one of its questions. */
export const QuestionFigures = z.object({
  question_id: z.string(),
  answered: z.number().int(),
  /** The words of all answers together. */
  words: z.number().int(),
  /** When it was answered last; null before the first answer. */
  last_answered_at: at.nullable(),
});
export type QuestionFigures = z.infer<typeof QuestionFigures>;

/** A public template as anybody reads it. */
export const PublicTemplate = KnowledgeTemplate.pick({
  id: true,
  name: true,
  description: true,
  domain: true,
  public_slug: true,
  published_at: true,
}).extend({ sections: z.array(TemplateSection) });
export type PublicTemplate = z.infer<typeof PublicTemplate>;

/** A link of an interview shows this before the access code was checked: no question, no answer, no code. */
export const InterviewCover = z.object({
  public_slug: z.string(),
  status: z.enum(["draft", "published", "completed"]),
  /** The company or the person that invites, never an address. */
  host: z.string(),
  /** Whether a code has to be entered before its questions are read. */
  has_access_code: z.boolean(),
});
export type InterviewCover = z.infer<typeof InterviewCover>;

/** The thing that a link `/knowledge/{public_slug}` opens. */
export const KnowledgePage = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("template"), template: PublicTemplate }),
  z.object({ kind: z.literal("interview"), interview: InterviewCover }),
]);
export type KnowledgePage = z.infer<typeof KnowledgePage>;
