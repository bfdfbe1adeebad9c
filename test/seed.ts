import { corpusOf } from "./corpus.ts";
import { random } from "./random.ts";

/** The same for every commit, so that a change is green or red by what it changes. */
const fixedSeed = 1;

/** The seed of this run's drawings; `npm run explore` takes a new one each time. */
export const seedOfRun = (): number => Number(process.env.TEST_SEED ?? fixedSeed);

/** Whether all cases run instead of a drawing: `npm run test:full`. */
export const isFull = (): boolean => process.env.TEST_FULL === "yes";

/** The seeds that a suite plays: those of its corpus, then so many from the run's on. */
export const seedsOf = (suite: string, count = 1): number[] => {
  const drawn = Array.from({ length: count }, (_, at) => seedOfRun() + at);
  return [...new Set([...corpusOf(suite).map(Number), ...drawn])];
};

/** The cases of the suite's corpus, then at most so many others, spread evenly over their order; all in a full run. */
export const drawnFrom = <Case>(
  suite: string,
  cases: readonly Case[],
  most: number,
  nameOf: (one: Case) => string = String,
): Case[] => {
  if (isFull() || cases.length <= most) return [...cases];
  const corpus = corpusOf(suite);
  const drawn = evenlyFrom(cases, most, seedOfRun());
  return [...new Set([...cases.filter((one) => corpus.includes(nameOf(one))), ...drawn])];
};

/** Cases spread evenly over their order; the same for the same seed. */
export const evenlyFrom = <Case>(cases: readonly Case[], count: number, seed: number): Case[] => {
  const next = random(seed);
  const stride = cases.length / count;
  return Array.from({ length: count }, (_, at) => cases[Math.floor((at + next()) * stride)] as Case);
};
