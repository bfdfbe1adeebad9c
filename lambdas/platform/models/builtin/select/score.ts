import { type Kind, kindOf, kinds } from "../question-type/kinds.ts";
import type { ReadPiece, Scene } from "./scene.ts";
import { type Signs, signsOf } from "./signs.ts";

export interface Scored extends ReadPiece {
  order: number;
  /** How likely it is the answer among all pieces, as the signs tell; they add up to 1. */
  likelihood: number;
  /** The part of what the question's terms weigh that it holds itself. */
  share: number;
}

/**
 * What a sign adds to the logarithm of a piece's likelihood: maximum likelihood on every second title of the question
 * files of `test/bench/answers.ts`, rounded.
 */
const worth = [
  ["sentence", 2],
  ["pairs", 0.8],
  ["held", 3.3],
  ["titled", 2.2],
  ["before", 2.7],
  ["exact", 2.9],
  ["passage", 3.1],
  ["late", -0.6],
] as const;
/** Those of durations, prices, opening hours and contacts are set by hand: the files hardly ask for them. */
const expectedWorth: Record<Kind, number> = {
  amount: 1.5,
  duration: 1.2,
  time: 1.6,
  person: 0.5,
  place: 0.4,
  reason: 0.5,
  price: 1.5,
  open: 1.5,
  phone: 3,
  email: 3,
};

/** A list that has no number where one is asked for is not the answer, though its lead may say much of the question. */
const listWithout = -1.5;
const numbered = new Set<Kind | undefined>(["amount", "duration", "time", "price", "phone", "email"]);

/** All pieces with how likely each is the answer, in reading order. */
export const scorePieces = (scene: Scene): Scored[] => {
  const isNumbered = numbered.has(kindOf(scene.question));
  const signs = signsOf(scene);
  const scores = signs.map((own, at) => {
    const { form } = scene.read[at]!.piece;
    const isWithout =
      isNumbered && (form === "item" || form === "lead") && Object.keys(own.expected).length === 0;
    return addUp(own) + (isWithout ? listWithout : 0);
  });
  const most = Math.max(...scores);
  const odds = scores.map((score) => Math.exp(score - most));
  const all = odds.reduce((sum, one) => sum + one, 0);
  return scene.read.map((one, order) => ({
    ...one,
    order,
    likelihood: odds[order]! / all,
    share: signs[order]!.held,
  }));
};

const addUp = (signs: Signs): number => {
  const expected = kinds.reduce((sum, kind) => sum + expectedWorth[kind] * (signs.expected[kind] ?? 0), 0);
  return worth.reduce((sum, [sign, value]) => sum + value * signs[sign], expected);
};
