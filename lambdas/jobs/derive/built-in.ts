import { groundOf } from "#shared/jobs/lawful/ground-of.ts";
import { mostCriteria, mostFollowUps } from "#shared/jobs/rules.ts";
import type { Criterion, CriterionKind, Proposal } from "#shared/jobs/shapes.ts";
import { interviewLanguageOf } from "../language.ts";
import { isAddressedInformally } from "./informal.ts";
import { kindOf } from "./kind-of.ts";
import { questionsAbout } from "./question-about.ts";
import { isRepeated, ownWordsOf, saysTheSame } from "./same.ts";
import { type Statement, statementsOf } from "./statements.ts";
import { type Reading, readingOf } from "./words/reading-of.ts";

/** The texts of a posting that criteria and questions are derived from. */
export interface Texts {
  title: string;
  description: string;
  requirements: string;
  ideal_candidate: string;
}

interface Draft extends Omit<Criterion, "id"> {
  words: Set<string>;
}

export const usualWeights: Record<CriterionKind, number> = { must: 4, nice: 2, note: 1 };
const emphaticWeight = 5;
/** With fewer criteria that answers can show, the description's sentences count too. */
const enough = 3;

/** Half of a statement that is one by itself. */
const leastWords = 4;

const order: CriterionKind[] = ["must", "nice", "note"];

/**
 * Criteria from the lines of requirements and profile, and questions about the weightiest ones. What repeats another one
 * makes it count more; what names a ground nobody may be judged by is left out and told.
 */
export const proposeBuiltIn = (texts: Texts): Proposal => {
  const language = interviewLanguageOf(Object.values(texts).join("\n"));
  const reading = readingOf(language);
  const found = new Found(reading);
  for (const text of [texts.requirements, texts.ideal_candidate]) found.read(text);
  if (found.drafts.filter(({ kind }) => kind !== "note").length < enough) found.readTasks(texts.description);
  const criteria = found.most();
  const described = ownWordsOf(texts.description, language);
  const asked = criteria
    .map((criterion, at) => ({ ...criterion, at }))
    .filter(({ kind }) => kind !== "note")
    .toSorted(
      (one, other) =>
        other.weight - one.weight || shareIn(described, other.words) - shareIn(described, one.words),
    )
    .slice(0, mostFollowUps);
  const isInformal = isAddressedInformally(Object.values(texts).join("\n"));
  const questions = questionsAbout(
    asked.map(({ text }) => text),
    { language, isInformal },
  );
  return {
    criteria: criteria.map(({ text, kind, weight }) => ({ text, kind, weight })),
    questions: asked.flatMap(({ at }, place) => {
      const question_text = questions[place];
      return question_text ? [{ question_text, criterion: at }] : [];
    }),
    by: "builtin",
    left_out: found.unlawful,
    ...(found.drafts.length > criteria.length && {
      notice: `The posting names ${found.drafts.length} criteria. The first ${mostCriteria}, required ones before others, are kept.`,
    }),
  };
};

/** The criteria found in a posting's texts so far. */
class Found {
  readonly drafts: Draft[] = [];
  readonly unlawful: Proposal["left_out"] = [];
  private readonly reading: Reading;

  constructor(reading: Reading) {
    this.reading = reading;
  }

  read(text: string): void {
    const before = [...this.drafts];
    for (const statement of statementsOf(text, this.reading).flatMap((one) => this.partsOf(one)))
      this.take(statement, { before });
  }

  /** Sentences of a description that tell its reader what they will do. */
  readTasks(description: string): void {
    const before = [...this.drafts];
    for (const statement of statementsOf(description, this.reading))
      if (this.reading.isToReader(statement.text))
        this.take(statement, { before, weight: usualWeights.must - 1 });
  }

  private take(statement: Statement, { before, weight }: { before: Draft[]; weight?: number }): void {
    const kind = kindOf(statement, this.reading);
    const refused = kind && groundOf(statement.text);
    if (refused) this.unlawful.push({ text: statement.text, ground: refused.ground, lawful: refused.lawful });
    if (!kind || refused) return;
    const text = this.reading.bareOf(statement.text);
    const words = ownWordsOf(text, this.reading.language);
    const same =
      before.find((one) => saysTheSame(one.words, words)) ??
      this.drafts.find((one) => one.text === text || isRepeated(one.words, words));
    if (!same) this.drafts.push({ text, kind, weight: weight ?? this.weightOf(statement.text, kind), words });
    else if (same.kind !== "note" && before.includes(same))
      same.weight = Math.min(emphaticWeight, same.weight + 1);
  }

  /** A line is parted into what people judge and what answers show: "fits the team, and explains repairs". */
  private partsOf(statement: Statement): Statement[] {
    if (statement.section === "note" || kindOf(statement, this.reading) !== "note") return [statement];
    const kind = (text: string) => kindOf({ ...statement, text }, this.reading);
    const mixed = this.reading
      .halvesOf(statement.text)
      .filter((halves) => halves.every((half) => half.split(" ").length >= leastWords))
      .find(([one, other]) => (kind(one) === "note") !== (kind(other) === "note"));
    return mixed ? mixed.map((text) => ({ ...statement, text })) : [statement];
  }

  /** The criteria that a rubric has room for, in the posting's order: welcome ones and notes are left out first. */
  most(): Draft[] {
    const kept = new Set(
      this.drafts
        .toSorted((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind))
        .slice(0, mostCriteria),
    );
    return this.drafts.filter((draft) => kept.has(draft));
  }

  private weightOf(text: string, kind: CriterionKind): number {
    return kind === "must" && this.reading.isEmphatic(text) ? emphaticWeight : usualWeights[kind];
  }
}

const shareIn = (described: Set<string>, words: Set<string>): number =>
  [...words].filter((word) => described.has(word)).length / Math.max(1, words.size);
