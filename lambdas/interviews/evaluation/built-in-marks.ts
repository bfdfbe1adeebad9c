import { type Language, languageFor, languageOf } from "#platform/search/analysis/languages.ts";
import type { Mark, MarkLevel } from "#shared/candidates/shapes.ts";
import type { Criterion } from "#shared/jobs/shapes.ts";
import { openAbout } from "./about.ts";
import { isAddressed } from "./addressed.ts";
import { openEchoes } from "./echo.ts";
import type { GivenAnswer, Source } from "./engine.ts";
import { type Sentence, sentencesIn } from "./sentences.ts";
import { type Form, formOf } from "./speech/form-of.ts";

/** A sentence that has so much of a criterion's words is about it. */
const aboutEnough = 0.25;
/** The same in an answer to another question. */
const aboutElsewhere = 0.45;
/** In the answer to the question about the criterion, so much of the whole answer's words is enough. */
const aboutDirectly = 0.12;

/** So few answers do not tell whether their writer keeps to the subject. */
const fewAnswers = 2;

/** A sentence of an answer that may be evidence. */
export interface Evidence extends Sentence {
  /** The number of the answer, from 1. */
  answer: number;
  form: Form;
}

interface Answered {
  answer: GivenAnswer;
  number: number;
  evidence: Evidence[];
  /** The sentences as one text. */
  text: string;
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
  const kept = answers.map((answer) =>
    sentencesIn(answer.text).filter(({ text }) => !isAddressed(text) && !isEcho(text) && isNew(text)),
  );
  const textsOf = (sentences: Sentence[]) => sentences.map(({ text }) => text).join("\n");
  const usual =
    usualLanguage(kept.map(textsOf)) ?? languageFor(`${source.description}\n${source.requirements}`);
  return answers.map((answer, at) => {
    const own = kept[at] ?? [];
    const evidence = own.map((one) => ({
      ...one,
      answer: at + 1,
      form: formOf(one.text, languageOf(one.text) ?? usual),
    }));
    return { answer, number: at + 1, evidence, text: textsOf(own) };
  });
};

/** The language of most answers. */
const usualLanguage = (texts: string[]): Language | undefined => {
  const letters = new Map<Language, number>();
  for (const text of texts) {
    const language = languageOf(text);
    if (language) letters.set(language, (letters.get(language) ?? 0) + text.length);
  }
  return [...letters].toSorted(([, one], [, other]) => other - one)[0]?.[0];
};

/** Marks by the words that criterion and answers share, and by how the applicant speaks of it. */
export const builtInMarks = (rubric: Criterion[], answers: GivenAnswer[], source: Source): Mark[] => {
  const answered = evidenceIn(answers, rubric, source);
  const topic = topicOf(answered, source);
  return rubric.filter(({ kind }) => kind !== "note").map((criterion) => markOf(criterion, answered, topic));
};

const order: MarkLevel[] = ["none", "mentioned", "described", "shown"];

interface Found {
  level: MarkLevel;
  one?: Evidence;
}

const higher = (one: Found, other: Found): Found =>
  order.indexOf(other.level) > order.indexOf(one.level) ? other : one;

interface Topic {
  aboutPosting: About;
  /** Whether most answers have words of the posting or of their questions. */
  isInterviewOnTopic: boolean;
}

const topicOf = (answered: Answered[], { title, description, requirements }: Source): Topic => {
  const aboutPosting = openAbout(`${title}\n${description}\n${requirements}`);
  const onTopic = answered.filter(
    ({ answer, text }) => Math.max(aboutPosting(text), openAbout(answer.question)(text)) >= aboutDirectly,
  );
  return {
    aboutPosting,
    isInterviewOnTopic: answered.length <= fewAnswers || onTopic.length * 2 >= answered.length,
  };
};

const markOf = (criterion: Criterion, answered: Answered[], topic: Topic): Mark => {
  const about = openAbout(criterion.text);
  const isAsked = ({ answer }: Answered) => answer.criterion_id === criterion.id;
  const found = answered
    .map((one) => (isAsked(one) ? inAnswer(one, { about, ...topic }) : elsewhere(one, about)))
    .reduce(higher, { level: "none" });
  const { level, one } = found;
  return {
    criterion_id: criterion.id,
    level,
    ...(one && { quote: { text: one.text, answer: one.answer, start: one.start, end: one.end } }),
    // a word about what nobody asked must not lower a score
    is_asked: answered.some(isAsked) || level === "described" || level === "shown",
  };
};

type About = (text: string) => number;

/** Evidence in the answer to the question about the criterion: its sentences belong together. */
const inAnswer = (
  { answer, evidence, text }: Answered,
  { about, aboutPosting, isInterviewOnTopic }: Topic & { about: About },
): Found => {
  const deeds = evidence.filter(({ form }) => form.isDeed);
  const isNever = evidence.some(({ form }) => form.isNever);
  const aboutQuestion = openAbout(answer.question);
  const closeness = (one: string) => Math.max(about(one), aboutQuestion(one));
  const told = isNever
    ? deeds.filter(({ text: own, form }) => form.hasProof || closeness(own) >= aboutEnough)
    : deeds;
  const isOnTopic =
    closeness(text) >= aboutDirectly ||
    aboutPosting(text) >= aboutDirectly ||
    (isInterviewOnTopic && told.some(({ form }) => form.hasProof));
  if (!isOnTopic) return { level: "none" };
  const [first] = told.toSorted(
    (one, other) =>
      closeness(other.text) - closeness(one.text) || Number(other.form.hasProof) - Number(one.form.hasProof),
  );
  if (first) {
    const proof =
      told.find(({ form }) => form.hasProof) ??
      evidence.find(({ form }) => form.hasProof && !form.isNever && !form.isQuestion);
    if (!proof || isNever) return { level: "described", one: first };
    return { level: "shown", one: first.form.hasProof ? first : proof };
  }
  const spoken = isNever
    ? undefined
    : evidence.find(({ text: own, form }) => about(own) >= aboutEnough && !form.isQuestion);
  return spoken ? { level: "mentioned", one: spoken } : { level: "none" };
};

/** Evidence in an answer to another question: a sentence has to be about the criterion by itself. */
const elsewhere = ({ evidence }: Answered, about: About): Found =>
  evidence
    .filter(({ text, form }) => !form.isNever && !form.isQuestion && about(text) >= aboutElsewhere)
    .map((one): Found => {
      const { isDeed, hasProof } = one.form;
      return { level: isDeed ? (hasProof ? "shown" : "described") : "mentioned", one };
    })
    .reduce(higher, { level: "none" });
