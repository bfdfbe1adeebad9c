import { wordsOf } from "#platform/search/analysis/tokenise.ts";

const run = 5;
/** A sentence with so large a share of copied runs says nothing of its own. */
const copiedShare = 0.5;
/** A shorter sentence is a copy if it stands in the source as a whole. */
const shortest = 3;

/** Tells sentences that were copied from the posting or the questions, or name the criteria one after the other. */
export const openEchoes = (sources: string[]) => {
  const runs = new Set<string>();
  const whole: string[] = [];
  for (const source of sources) {
    const words = wordsOf(source);
    for (const one of runsOf(words)) runs.add(one);
    whole.push(` ${words.join(" ")} `);
  }
  const isCopied = (words: string[]): boolean =>
    words.length >= shortest && whole.some((source) => source.includes(` ${words.join(" ")} `));
  return (sentence: string): boolean => {
    const words = wordsOf(sentence);
    const own = runsOf(words);
    if (own.length === 0) return isCopied(words);
    return own.filter((one) => runs.has(one)).length / own.length >= copiedShare;
  };
};

const runsOf = (words: string[]): string[] =>
  Array.from({ length: Math.max(0, words.length - run + 1) }, (_, at) => words.slice(at, at + run).join(" "));
