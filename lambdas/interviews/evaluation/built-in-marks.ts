import type { Mark, MarkLevel } from "#shared/candidates/shapes.ts";
import type { Criterion } from "#shared/jobs/shapes.ts";
import { type About, openAbout, type Worded } from "./about.ts";
import type { GivenAnswer, Source } from "./engine.ts";
import { type Answered, type Evidence, evidenceIn } from "./evidence.ts";
import { type Topic, topicOf } from "./topic.ts";

/** A sentence that has so much of a criterion's words is about it. */
const aboutEnough = 0.25;
/** The same in an answer to another question, where more than one word has to be shared if the criterion has more. */
const aboutElsewhere = 0.45;
/** In the answer to the question about the criterion, so much of the whole answer's words is enough. */
const aboutDirectly = 0.12;

/** "Never" is about the question if it stands so early in the answer, in a sentence of so few words. */
const firstSentences = 2;
const shortSentence = 12;

const wordsOf = (evidence: Evidence[]): Worded[] => evidence.map(({ words }) => words);

/** Marks by the words that criterion and answers share, and by how the applicant speaks of it. */
export const builtInMarks = (rubric: Criterion[], answers: GivenAnswer[], source: Source): Mark[] => {
  const answered = evidenceIn(answers, rubric, source);
  const topic = topicOf(answered, rubric, source);
  const scored = rubric.filter(({ kind }) => kind !== "note");
  return scored.map((criterion) =>
    topic.isInterviewOnTopic
      ? markOf(
          criterion,
          scored.filter(({ id }) => id !== criterion.id),
          answered,
          topic,
        )
      : unproved(criterion, answered),
  );
};

const order: MarkLevel[] = ["none", "mentioned", "described", "shown"];

interface Found {
  level: MarkLevel;
  one?: Evidence;
}

const higher = (one: Found, other: Found): Found =>
  order.indexOf(other.level) > order.indexOf(one.level) ? other : one;

const isAbout =
  ({ id }: Criterion) =>
  ({ answer }: Answered): boolean =>
    answer.criterion_id === id;

const unproved = (criterion: Criterion, answered: Answered[]): Mark => ({
  criterion_id: criterion.id,
  level: "none",
  is_asked: answered.some(isAbout(criterion)),
});

const markOf = (criterion: Criterion, others: Criterion[], answered: Answered[], topic: Topic): Mark => {
  const about = openAbout(criterion.text, topic.language);
  const aboutOthers = others.map(({ text }) => openAbout(text, topic.language));
  const isAsked = isAbout(criterion);
  const found = answered
    .map((one) => (isAsked(one) ? inAnswer(one, { about, aboutOthers, ...topic }) : elsewhere(one, about)))
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

/** Evidence in the answer to the question about the criterion: its sentences belong together. */
const inAnswer = (
  { answer, evidence }: Answered,
  { about, aboutOthers, aboutPosting, isPrivate, language }: Topic & { about: About; aboutOthers: About[] },
): Found => {
  const aboutQuestion = openAbout(answer.question, language);
  const closeness = (one: Worded[]) => Math.max(about.share(one), aboutQuestion.share(one));
  // somebody who answers about brakes when asked about wheels shows nothing about wheels
  const isAboutAnother = ({ words }: Evidence): boolean =>
    closeness([words]) === 0 && aboutOthers.some((other) => isPlainlyAbout(other, words));
  const deeds = evidence.filter((one) => one.form.isDeed && !isAboutAnother(one));
  const isNever = evidence.some(
    ({ form, words }, at) =>
      form.isNever &&
      (form.isDenial ||
        closeness([words]) >= aboutEnough ||
        (at < firstSentences && words.tokens.length <= shortSentence)),
  );
  const told = isNever ? deeds.filter(({ words }) => closeness([words]) >= aboutEnough) : deeds;
  const isOnTopic =
    closeness(wordsOf(evidence)) >= aboutDirectly ||
    aboutPosting.share(wordsOf(evidence)) >= aboutDirectly ||
    // work can be told in words that neither question nor posting has
    told.some((one) => !isPrivate(one));
  if (!isOnTopic) return { level: "none" };
  const [first] = told.toSorted(
    (one, other) =>
      closeness([other.words]) - closeness([one.words]) ||
      Number(other.form.hasProof) - Number(one.form.hasProof),
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
    : evidence.find(({ words, form }) => about.share([words]) >= aboutEnough && !form.isQuestion);
  return spoken ? { level: "mentioned", one: spoken } : { level: "none" };
};

/** One shared word, such as "writes", may stand in any story. */
const isPlainlyAbout = (about: About, words: Worded): boolean =>
  about.share([words]) >= aboutElsewhere && (about.size === 1 || about.shared([words]) > 1);

/** Evidence in an answer to another question: a sentence has to be about the criterion by itself. */
const elsewhere = ({ evidence }: Answered, about: About): Found =>
  evidence
    .filter(({ words, form }) => !form.isNever && !form.isQuestion && isPlainlyAbout(about, words))
    .map((one): Found => {
      const { isDeed, hasProof } = one.form;
      return { level: isDeed ? (hasProof ? "shown" : "described") : "mentioned", one };
    })
    .reduce(higher, { level: "none" });
