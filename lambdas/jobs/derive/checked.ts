import * as z from "zod";
import { groundOf } from "#shared/jobs/lawful/ground-of.ts";
import { mostCriteria, mostFollowUps } from "#shared/jobs/rules.ts";
import { Criterion, CriterionKind, InterviewQuestion, type Proposal } from "#shared/jobs/shapes.ts";
import { interviewLanguageOf } from "../language.ts";
import { type Texts, usualWeights } from "./built-in.ts";
import { isAddressedInformally } from "./informal.ts";
import { kindOf } from "./kind-of.ts";
import { questionsAbout } from "./question-about.ts";
import { ownWordsOf, saysTheSame } from "./same.ts";
import { type Reading, readingOf } from "./words/reading-of.ts";

const Written = z.object({ criteria: z.array(z.unknown()), questions: z.array(z.unknown()).catch([]) });
const WrittenCriterion = z.object({
  text: Criterion.shape.text,
  kind: CriterionKind.optional().catch(undefined),
  weight: z.coerce.number().int().min(1).max(5).optional().catch(undefined),
});
const WrittenQuestion = z.object({
  question: InterviewQuestion.shape.question_text.max(400),
  criterion: z.coerce.number().int().optional().catch(undefined),
});

interface Draft extends Omit<Criterion, "id"> {
  /** Its number in the model's answer. */
  number: number;
}

/**
 * A model's proposal without parts of another shape, repetitions, criteria that name a ground nobody may be judged by,
 * and what is above the bounds. Undefined if no criterion is left that answers can show.
 */
export const checked = (answer: object | undefined, texts: Texts): Proposal | undefined => {
  const written = Written.safeParse(answer).data;
  if (!written) return undefined;
  const all = Object.values(texts).join("\n");
  const language = interviewLanguageOf(all);
  const { drafts, left_out } = draftsOf(written.criteria, readingOf(language));
  if (drafts.every(({ kind }) => kind === "note")) return undefined;
  const kept = new Set(drafts.toSorted((one, other) => other.weight - one.weight).slice(0, mostCriteria));
  const criteria = drafts.filter((draft) => kept.has(draft));
  const above = drafts.length - criteria.length;
  return {
    criteria: criteria.map(({ text, kind, weight }) => ({ text, kind, weight })),
    questions: questionsOf(written.questions, criteria, {
      language,
      isInformal: isAddressedInformally(all),
    }),
    by: "model",
    left_out,
    ...(above > 0 && {
      notice: `The language model wrote ${drafts.length} criteria. The ${mostCriteria} that count most are kept.`,
    }),
  };
};

const draftsOf = (
  written: unknown[],
  reading: Reading,
): { drafts: Draft[]; left_out: Proposal["left_out"] } => {
  const drafts: (Draft & { words: Set<string> })[] = [];
  const left_out: Proposal["left_out"] = [];
  for (const [at, one] of written.slice(0, mostRead).entries()) {
    const { text, kind: own, weight } = WrittenCriterion.safeParse(one).data ?? {};
    if (!text) continue;
    const refused = groundOf(text);
    if (refused) left_out.push({ text, ground: refused.ground, lawful: refused.lawful });
    const words = ownWordsOf(text, reading.language);
    if (refused || drafts.some((draft) => draft.text === text || saysTheSame(draft.words, words))) continue;
    const kind = own ?? kindOf({ text }, reading) ?? "note";
    drafts.push({ text, kind, weight: weight ?? usualWeights[kind], number: at + 1, words });
  }
  return { drafts, left_out };
};

/** A model that does not stop is not read to its end. */
const mostRead = 100;

/** The model's questions, and built-in ones for the weightiest criteria that it asked nothing about. */
const questionsOf = (
  written: unknown[],
  criteria: Draft[],
  words: Parameters<typeof questionsAbout>[1],
): Proposal["questions"] => {
  const questions: Proposal["questions"] = [];
  for (const one of written.slice(0, mostRead)) {
    const { question: question_text, criterion } = WrittenQuestion.safeParse(one).data ?? {};
    if (questions.length === mostFollowUps || !question_text || groundOf(question_text)) continue;
    if (!/[?？؟。.]$/u.test(question_text)) continue;
    const own = ownWordsOf(question_text, words.language);
    if (questions.some((other) => saysTheSame(ownWordsOf(other.question_text, words.language), own)))
      continue;
    const place = criteria.findIndex(({ number, kind }) => number === criterion && kind !== "note");
    questions.push({ question_text, ...(place >= 0 && { criterion: place }) });
  }
  const unasked = criteria
    .map((criterion, at) => ({ ...criterion, at }))
    .filter(({ at, kind }) => kind !== "note" && !questions.some(({ criterion }) => criterion === at))
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, mostFollowUps - questions.length);
  const more = questionsAbout(
    unasked.map(({ text }) => text),
    words,
  );
  return [
    ...questions,
    ...unasked.flatMap(({ at }, place) => {
      const question_text = more[place];
      return question_text ? [{ question_text, criterion: at }] : [];
    }),
  ];
};
