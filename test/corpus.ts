import { appendFileSync, readFileSync } from "node:fs";

const file = new URL("./corpus.tsv", import.meta.url);

/** The drawn cases that were ever red: seeds, or names where a suite draws from a list. */
export const corpus = (): { suite: string; name: string; since: string; reason: string }[] =>
  readFileSync(file, "utf8")
    .trim()
    .split("\n")
    .slice(1)
    .map((line) => {
      const [suite = "", name = "", since = "", reason = ""] = line.split("\t");
      return { suite, name, since, reason };
    });

/** The cases of one suite that run each time, before the drawn ones. */
export const corpusOf = (suite: string): string[] =>
  corpus().flatMap((one) => (one.suite === suite ? [one.name] : []));

/** Prints the line that a red case gets in the corpus; `npm run explore` adds it itself. */
export const reportRed = (suite: string, name: string | number): void => {
  if (corpusOf(suite).includes(String(name))) return;
  const line = [suite, name, new Date().toISOString().slice(0, 10), "<reason>"].join("\t");
  if (process.env.TEST_EXPLORE === "yes") appendFileSync(file, `${line}\n`);
  console.log(`Red: a line for test/corpus.tsv:\n${line}`);
};
