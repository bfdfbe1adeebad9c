import { supportBy } from "#lambdas/chat/citations/support.ts";
import type { SpokenLanguage } from "#lambdas/chat/language/spoken-language.ts";
import type { Passage } from "#platform/search/port.ts";
import type { Row } from "../table.ts";
import { heldOut } from "./held-out.ts";
import type { Paraphrase } from "./paraphrases-in.ts";
import { tuning } from "./tuning.ts";

/**
 * Statements about amounts, dates and units in other words, and ones with another figure, date, unit or name. `--failures`
 * lists those of the first half that are judged wrongly, `--held-out-failures` those of the other.
 */
export const paraphrases = (): Row[] => [
  ...half("tuning", tuning, { leastRemoved: 97 }),
  ...half("held out", heldOut, { leastRemoved: 96 }),
];

/** Passages that a question finds together. */
const together = 4;

const half = (name: string, all: Paraphrase[], { leastRemoved }: { leastRemoved: number }): Row[] => {
  const judged = [...Map.groupBy(all, ({ language }) => language).values()].flatMap((same) =>
    same.map((one, at) => {
      const others = Array.from({ length: together }, (_, step) => same[(at + step) % same.length]!);
      const supports = supportBy([...new Set(others)].map(passageOf), one.language as SpokenLanguage);
      return { ...one, isKept: supports(one.right, 0), isRemoved: !supports(one.wrong, 0) };
    }),
  );
  const share = (isCounted: (one: (typeof judged)[number]) => boolean) =>
    (judged.filter(isCounted).length / judged.length) * 100;
  if (process.argv.includes(name === "tuning" ? "--failures" : "--held-out-failures"))
    for (const { language, passage, right, wrong, isKept, isRemoved } of judged) {
      if (!isKept) console.log(`  ${name}, ${language}: removed: ${right} | ${passage}`);
      if (!isRemoved) console.log(`  ${name}, ${language}: kept: ${wrong} | ${passage}`);
    }
  return [
    {
      what: `paraphrases, ${name}: right marks kept`,
      value: share(({ isKept }) => isKept),
      unit: "%",
      atLeast: 97,
    },
    {
      what: `paraphrases, ${name}: wrong marks removed`,
      value: share(({ isRemoved }) => isRemoved),
      unit: "%",
      atLeast: leastRemoved,
    },
  ];
};

const passageOf = ({ passage }: Paraphrase, number: number): Passage => ({
  id: `psg_${number}`,
  chatbotId: "bot_1",
  documentId: `doc_${number}`,
  ordinal: 0,
  text: passage,
  filename: `paragraph-${number}.md`,
  titlePath: [],
  start: 0,
  end: passage.length,
});
