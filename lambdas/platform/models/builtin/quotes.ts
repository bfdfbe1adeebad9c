import { isStopWord } from "../../search/analysis/stop-words.ts";
import { analyse, analyseQuestion } from "../../search/analysis.ts";
import type { Passage } from "../../search/port.ts";
import { sentencesOf } from "./sentences.ts";

export interface Quote {
  text: string;
  /** Position of its passage among those given. */
  passage: number;
}

interface Candidate extends Quote {
  tokens: string[];
  order: number;
}

const most = 3;
/** A further sentence is worth quoting where it has at least this part of the best one's score. */
const worthwhile = 0.6;
/** Each passage after the first counts this much less. */
const rankLoss = 0.1;

/** The sentences that bear most on the question, at least one and at most three, in reading order. */
export const bestQuotes = (question: string, passages: Passage[]): Quote[] => {
  const candidates = passages
    .flatMap(({ text }, passage) => sentencesOf(text).map((sentence) => ({ text: sentence, passage })))
    .map((quote, order): Candidate => ({ ...quote, order, tokens: analyse(quote.text) }));
  const score = scorer(analyseQuestion(question), candidates);
  const scored = candidates.map((candidate) => ({ ...candidate, score: score(candidate) }));
  const ranked = scored.sort((one, other) => other.score - one.score || one.order - other.order);
  const least = (ranked[0]?.score ?? 0) * worthwhile;
  return withoutRepeats(ranked.filter(({ score }) => score >= least))
    .slice(0, most)
    .sort((one, other) => one.order - other.order)
    .map(({ text, passage }) => ({ text, passage }));
};

const scorer = (asked: string[], candidates: Candidate[]) => {
  const rarity = new Map(asked.map((token) => [token, rarityOf(token, candidates)]));
  return ({ tokens, passage }: Candidate): number => {
    const held = new Set(tokens);
    const shared = asked.filter((token) => held.has(token));
    const overlap = shared.reduce((sum, token) => sum + rarity.get(token)!, 0);
    const telling = tokens.filter((token) => !isStopWord(token)).length;
    return (
      ((overlap + closeness(asked, tokens)) / (1 + telling / 60)) * (1 - rankLoss * Math.min(passage, 5))
    );
  };
};

const rarityOf = (token: string, candidates: Candidate[]): number => {
  const holding = candidates.filter(({ tokens }) => tokens.includes(token)).length;
  return Math.log(1 + candidates.length / (1 + holding));
};

/** Half a point for each two words that stand beside each other in the question and near each other here. */
const closeness = (asked: string[], tokens: string[]): number => {
  let near = 0;
  for (let at = 0; at + 1 < asked.length; at++) {
    const [one, other] = [tokens.indexOf(asked[at]!), tokens.indexOf(asked[at + 1]!)];
    if (one >= 0 && other >= 0 && Math.abs(one - other) <= 3) near += 0.5;
  }
  return near;
};

/** Passages overlap, so that the same sentence may come twice. */
const withoutRepeats = <Entry extends Quote>(quotes: Entry[]): Entry[] => {
  const seen = new Set<string>();
  return quotes.filter(({ text }) => !seen.has(text) && seen.add(text));
};
