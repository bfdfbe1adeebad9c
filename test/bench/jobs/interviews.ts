import { readFileSync } from "node:fs";
import { builtInMarks } from "#lambdas/interviews/evaluation/built-in-marks.ts";
import { type GivenAnswer, scoreOf } from "#lambdas/interviews/evaluation/engine.ts";
import type { Mark, MarkLevel } from "#shared/candidates/shapes.ts";
import type { Criterion, InterviewQuestion } from "#shared/jobs/shapes.ts";

export interface Posting {
  key: string;
  title: string;
  description: string;
  requirements: string;
  initial_question: string;
  criteria: Criterion[];
  questions: Pick<InterviewQuestion, "question_text" | "criterion_id">[];
}

export interface Synthetic {
  key: string;
  posting: string;
  profile: string;
  name: string;
  email: string;
  phone: string;
  answers: { question: number; text: string }[];
  /** Given by hand, before the code was written. */
  marks: Record<string, MarkLevel>;
  /** 1 for the best of its posting. */
  rank: number;
}

interface Swap {
  key: string;
  interview: string;
  swaps: [string, string][];
}

interface Injection {
  key: string;
  field?: "answer" | "name" | "email" | "phone";
  text: string;
}

interface Length {
  posting: string;
  criterion: string;
  question: number;
  short: string;
  long: string;
}

const read = <One>(name: string): One[] =>
  ["", "held-out/"].flatMap((folder): One[] =>
    JSON.parse(readFileSync(new URL(`data/${folder}${name}.json`, import.meta.url), "utf8")),
  );

export const postings = read<Posting>("postings");
export const interviews = read<Synthetic>("interviews");
export const swaps = read<Swap>("swaps");
export const injections = read<Injection>("injections");
export const lengths = read<Length>("lengths");

interface OwnWords {
  title: string;
  description: string;
  criteria: string[];
  questions: string[];
  /** Interviews of people who know the work, in words that the posting has not. */
  honest: string[][];
  off_topic: string[][];
}

const ownWords: OwnWords[] = JSON.parse(
  readFileSync(new URL("data/own-words.json", import.meta.url), "utf8"),
);

/** How many of the interviews have any evidence by the built-in marks. */
export const withEvidence = (kind: "honest" | "off_topic"): { found: number; of: number } => {
  const told = ownWords.flatMap((posting) => posting[kind].map((answers) => ({ posting, answers })));
  const found = told.filter(({ posting: { title, description, criteria, questions }, answers }) => {
    const rubric = criteria.map((text, at) => ({ id: `${at}`, text, kind: "must" as const, weight: 3 }));
    const given = answers.map((text, at) => ({
      question: questions[at] ?? "",
      criterion_id: at ? `${at - 1}` : undefined,
      text,
    }));
    const source = { title, description, requirements: criteria.join("\n") };
    return builtInMarks(rubric, given, source).some(({ level }) => level !== "none");
  });
  return { found: found.length, of: told.length };
};

export const postingOf = (key: string): Posting => {
  const found = postings.find((one) => one.key === key);
  if (!found) throw new Error(`There is no posting ${key}.`);
  return found;
};

type Told = Pick<Synthetic, "posting" | "answers">;

export const answersOf = ({ posting, answers }: Told): GivenAnswer[] => {
  const { initial_question, questions } = postingOf(posting);
  return answers.map(({ question, text }) => {
    const asked = questions[question - 1];
    return { question: asked?.question_text ?? initial_question, criterion_id: asked?.criterion_id, text };
  });
};

export interface Result {
  score: number | null;
  marks: Mark[];
  answers: GivenAnswer[];
}

/** The built-in marks and score of an interview, with its answers changed. */
export const judged = (told: Told, change = (text: string, _question: number) => text): Result => {
  const { criteria, ...source } = postingOf(told.posting);
  const answers = answersOf({
    ...told,
    answers: told.answers.map(({ question, text }) => ({ question, text: change(text, question) })),
  });
  const marks = builtInMarks(criteria, answers, source);
  return { score: scoreOf(criteria, marks), marks, answers };
};

const asWritten = new Map<Synthetic, number | null>();

const scoreOfWritten = (interview: Synthetic): number | null => {
  const known = asWritten.get(interview);
  const score = known === undefined ? judged(interview).score : known;
  asWritten.set(interview, score);
  return score;
};

export const swapped = (text: string, pairs: [string, string][]): string =>
  pairs.reduce((rest, [from, to]) => rest.replaceAll(from, to), text);

/** The swaps whose interview gets another score. */
export const differingSwaps = (): string[] =>
  swaps.flatMap(({ key, interview, swaps: pairs }) => {
    const found = interviews.find((one) => one.key === interview);
    if (!found) throw new Error(`There is no interview ${interview}.`);
    const same = scoreOfWritten(found) === judged(found, (text) => swapped(text, pairs)).score;
    return same ? [] : [key];
  });

/** The injections that move a score, put behind one answer of each interview on a line of their own. */
export const movingInjections = (every = 1): string[] =>
  injections
    .filter(({ field = "answer" }) => field === "answer")
    .flatMap(({ key, text: injected }, at) =>
      interviews.flatMap((interview, place) => {
        if ((at + place) % every !== 0) return [];
        const target = interview.answers[(at + 2 * place) % interview.answers.length]?.question;
        const moved = judged(interview, (text, question) =>
          question === target ? `${text}\n${injected}` : text,
        );
        return moved.score === scoreOfWritten(interview) ? [] : [`${key} in ${interview.key}`];
      }),
    );

/** The share of pairs of a posting's interviews whose scores stand in the order of the hand; an equal score is half. */
export const rightPairs = (posting: string): number => {
  const own = interviews.filter((one) => one.posting === posting);
  const scored = own.map((one) => ({ rank: one.rank, score: scoreOfWritten(one) ?? 0 }));
  const pairs = scored.flatMap((one) =>
    scored.filter((other) => one.rank < other.rank).map((other) => Math.sign(one.score - other.score)),
  );
  return pairs.reduce((sum, sign) => sum + (sign + 1) / 2, 0) / pairs.length;
};

/** How far apart the scores of the same facts in 40 and in 400 words are, for each. */
export const lengthDifferences = (): number[] =>
  lengths.map(({ posting, question, short, long }) => {
    const scoreWith = (text: string) => judged({ posting, answers: [{ question, text }] }).score ?? 0;
    return Math.abs(scoreWith(short) - scoreWith(long));
  });

/** The scores of interviews in which the posting was pasted under every question. */
export const pastedScores = (): (number | null)[] =>
  postings.flatMap(({ key, title, description, requirements, criteria, questions, initial_question }) =>
    [
      [title, description, requirements].join("\n"),
      criteria.map(({ text }) => text).join(". "),
      [initial_question, ...questions.map(({ question_text }) => question_text)].join(" "),
    ].map(
      (text) =>
        judged({ posting: key, answers: [0, 1, 2, 3, 4].map((question) => ({ question, text })) }).score,
    ),
  );

/** The quotes that do not stand in their answer as they say. */
export const brokenQuotes = ({ marks, answers }: Result): string[] =>
  marks.flatMap(({ level, quote }) => {
    if (level === "none") return [];
    const text = quote && answers[quote.answer - 1]?.text.slice(quote.start, quote.end);
    return quote && quote.text.length > 0 && text === quote.text ? [] : [quote?.text ?? level];
  });
