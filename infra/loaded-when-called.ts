import { readFileSync } from "node:fs";
import { basename, join, parse } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const builtin = "lambdas/platform/models/builtin";
const furniture = `${builtin}/furniture`;
const questionType = `${builtin}/question-type`;

/**
 * Lists of words in many languages, which only a question reads. A module may stand here if it imports nothing but
 * types, and if no other reads it while it is loaded itself.
 */
export const wordLists = [
  "lambdas/platform/questions/meanings/table.ts",
  `${furniture}/asked-for.ts`,
  `${furniture}/infobox/labels.ts`,
  `${furniture}/navigation.ts`,
  `${furniture}/references.ts`,
  `${furniture}/section-titles.ts`,
  `${questionType}/answer-words.ts`,
  `${questionType}/question-words.ts`,
];

/** Entry points become separate files: these are large, and a question needs the stemmers of its languages only. */
export const whenCalledEntries = (): Record<string, string> => ({
  ...Object.fromEntries(wordLists.map((path) => [`words/${parse(path).name}`, path])),
  ...Object.fromEntries(stemmers().map((name) => [`stemmers/${name}`, join("@orama/stemmers", name)])),
});

/** Whether a source file is loaded when something of it is first read, instead of when it is imported. */
export const isLoadedWhenCalled = (path = ""): boolean =>
  path.startsWith("node_modules/@orama/stemmers/") || wordLists.includes(path);

const stemmers = (): string[] => {
  const manifest = readFileSync(join(root, "node_modules/@orama/stemmers/package.json"), "utf8");
  return Object.keys(JSON.parse(manifest).exports)
    .filter((path) => /^\.\/\w+$/.test(path))
    .map((path) => basename(path));
};
