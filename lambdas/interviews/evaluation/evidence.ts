import { type Language, languageFor, languageOf } from "#platform/search/analysis/languages.ts";
import type { Criterion } from "#shared/jobs/shapes.ts";
import { type Worded, worded } from "./about.ts";
import { isAddressed } from "./addressed.ts";
import { openEchoes } from "./echo.ts";
import type { GivenAnswer, Source } from "./engine.ts";
import { openForeign } from "./foreign.ts";
import { type Sentence, sentencesIn } from "./sentences.ts";
import { type Form, formOf } from "./speech/form-of.ts";

/** A sentence of an answer that may be evidence. */
export interface Evidence extends Sentence {
  /** The number of the answer, from 1. */
  answer: number;
  form: Form;
  words: Worded;
}

export interface Answered {
  answer: GivenAnswer;
  evidence: Evidence[];
}

/** The sentences that are the applicant's own words about work: nothing copied, nothing addressed to the evaluation. */
export const evidenceIn = (answers: GivenAnswer[], rubric: Criterion[], source: Source): Answered[] => {
  const isEcho = openEchoes([
    source.title,
    source.description,
    source.requirements,
    ...rubric.map(({ text }) => text),
    ...answers.map(({ question }) => question),
  ]);
  const said = new Set<string>();
  // the same sentence under every question is evidence once
  const isNew = (text: string): boolean =>
    !said.has(text.toLowerCase()) && Boolean(said.add(text.toLowerCase()));
  const kept = answers.map(({ text }) =>
    unaddressed(sentencesIn(text)).filter((one) => !isEcho(one.text) && isNew(one.text)),
  );
  const posting = languageFor(`${source.description}\n${source.requirements}`) ?? "en";
  const { usual, several } = languagesIn(kept);
  const isForeign = openForeign(
    [posting, ...several],
    [source.description, answers.map(({ text }) => text).join("\n")],
  );
  return answers.map((answer, at) => {
    const told = (kept[at] ?? []).filter(({ text }) => !isForeign(text));
    const likely = [posting, usual ?? posting];
    return { answer, evidence: told.map((one) => ({ ...one, answer: at + 1, ...readIn(one.text, likely) })) };
  });
};

/** Without what speaks to the evaluation, and what announces it: "this is what I did: {". */
const unaddressed = (sentences: Sentence[]): Sentence[] => {
  const addressed = sentences.map(({ text }) => isAddressed(text));
  return sentences.filter(({ text }, at) => !addressed[at] && !(addressed[at + 1] && /[:：]$/u.test(text)));
};

/** Few words tell no language: they are read in the posting's, unless only the usual one makes a deed of them. */
const readIn = (text: string, likely: Language[]): Pick<Evidence, "form" | "words"> => {
  const own = languageOf(text) ?? (/\p{sc=Latin}/u.test(text) ? undefined : languageFor(text));
  const readings = (own ? [own] : likely).map((language) => ({
    form: formOf(text, language),
    words: worded(text, language),
  }));
  const found = readings.find(({ form }) => form.isDeed) ?? readings[0];
  if (!found) throw new Error("A sentence has a reading.");
  return found;
};

/** The language of most of the text, and those that half of the answers have sentences of. */
const languagesIn = (answers: Sentence[][]) => {
  const letters = new Map<Language, number>();
  const holding = new Map<Language, number>();
  for (const sentences of answers) {
    const own = new Set<Language>();
    for (const { text } of sentences) {
      const language = languageOf(text);
      if (!language) continue;
      letters.set(language, (letters.get(language) ?? 0) + text.length);
      own.add(language);
    }
    for (const language of own) holding.set(language, (holding.get(language) ?? 0) + 1);
  }
  const [usual] = [...letters].toSorted(([, one], [, other]) => other - one)[0] ?? [];
  const several = [...holding].filter(([, count]) => count * 2 >= answers.length);
  return { usual, several: several.map(([language]) => language) };
};
