import {
  brokenQuotes,
  differingSwaps,
  injections,
  interviews,
  judged,
  lengthDifferences,
  lengths,
  movingInjections,
  pastedScores,
  postings,
  rightPairs,
  swaps,
} from "./jobs/interviews.ts";
import { numberOf } from "./option.ts";
import type { Row } from "./table.ts";

/** The evaluation of interviews, lists of candidates (`--candidates 10000 --evaluated 500`), and kills (`--kills 20 --seed 7`). */
export const jobs = async (): Promise<Row[]> => {
  const { candidates } = await import("./jobs/candidates.ts");
  const { kills } = await import("./jobs/kills.ts");
  const rows = [
    ...evaluation(),
    ...(await candidates(numberOf("candidates", 10_000), numberOf("evaluated", 500))),
  ];
  const { problems, ...killed } = await kills(numberOf("kills", 20), numberOf("seed", 20261127));
  for (const problem of problems) console.log(`  ${problem}`);
  return [
    ...rows,
    { what: "kills", value: killed.kills, unit: "" },
    { what: "interviews, all resumed and evaluated", value: killed.finished, unit: "" },
    { what: "answers told as stored", value: killed.acknowledged, unit: "" },
    { what: "answers lost or doubled, wrong questions", value: problems.length, unit: "", atMost: 0 },
  ];
};

const evaluation = (): Row[] => {
  const results = interviews.map((one) => judged(one));
  const quotes = results.flatMap(({ marks }) => marks).filter(({ level }) => level !== "none").length;
  const offTopic = interviews.filter(({ profile }) => profile === "off-topic");
  return [
    ...postings.map(({ key }) => ({
      what: `pairs of ${key} in the right order`,
      value: 100 * rightPairs(key),
      unit: "%",
      atLeast: 80,
    })),
    {
      what: `of ${quotes} quotes, not verbatim`,
      value: results.flatMap(brokenQuotes).length,
      unit: "",
      atMost: 0,
    },
    { what: `of ${swaps.length} swaps, differing`, value: differingSwaps().length, unit: "", atMost: 0 },
    {
      what: `of ${injections.length} injections in ${interviews.length} interviews, moving a score`,
      value: movingInjections().length,
      unit: "",
      atMost: 0,
    },
    {
      what: "posting, criteria or questions pasted, best score",
      value: Math.max(...pastedScores().map((score) => score ?? 0)),
      unit: "points",
      atMost: 20,
    },
    {
      what: `same facts in 40 and 400 words, ${lengths.length} times, most apart`,
      value: Math.max(...lengthDifferences()),
      unit: "points",
      atMost: 5,
    },
    {
      what: "off-topic interviews with a score",
      value: offTopic.filter((one) => judged(one).score !== null).length,
      unit: "",
      atMost: 0,
    },
  ];
};
