import { type Source, sourcesOf } from "../rules/sources.ts";

/** Stages whose outcome depends on no clock: red is red. From the cheapest to the dearest. */
export const exactStages = ["unit", "isolated", "screens", "stores", "search", "product"] as const;
/** Stages in which a browser's or a killed program's own timing decides too: a failed file runs again, alone. */
export const timedStages = ["browser", "hostile"] as const;
/** `npm test` runs them in this order. */
export const stages = [...exactStages, ...timedStages];
export type Stage = (typeof stages)[number];

/** Every test file of `npm test`, by stage, with paths from the project's root. */
export const filesOfStages = (sources = sourcesOf("test")): Record<Stage, string[]> => {
  const stageOf = stageIn(sources);
  const files = sources
    .map(({ path }) => path)
    // The deployment has a run of its own: npm run test:aws
    .filter((path) => /\.test\.tsx?$/.test(path) && !path.startsWith("test/aws/"));
  const none = Object.fromEntries(stages.map((stage) => [stage, []])) as unknown as Record<Stage, string[]>;
  return { ...none, ...Object.groupBy(files, stageOf) };
};

type Graph = Pick<Source, "path" | "imports"> & Partial<Pick<Source, "text">>;

/**
 * Code that changes what other files of its process use: environment, modules, SDK clients, ports, session. `undo.ts`
 * restores the clock and globals; a variable may have been read into a module's state by then.
 */
const changesItsProcess =
  /process\.env\.\w+ = |Object\.assign\(process\.env|vi\.mock\(|mockClient|stubEnv|\bprovide\(|"aws-amplify/;

/**
 * A file's stage: hostile and screens by its folder; otherwise by the dearest thing that it needs, directly or through what it
 * imports. A file that injects the product's address needs the product.
 */
export const stageIn = (sources: Graph[]): ((path: string) => Stage) => {
  const importsOf = new Map(sources.map(({ path, imports }) => [path, imports]));
  const containing = (part: RegExp) =>
    sources
      // This file names all that it looks for.
      .filter(({ path, text = "" }) => path !== "test/stages/stages.ts" && text.search(part) >= 0)
      .map(({ path }) => path);
  const injecting = containing(/inject\("url"\)/);
  const isolated = containing(changesItsProcess);
  return (path) => {
    if (/^test\/(abuse|faults|soak)\//.test(path)) return "hostile";
    if (/^test\/[\w-]+\/screens\//.test(path)) return "screens";
    const needed = needsOf(path, importsOf);
    if (needed.has("test/browser/visit.ts")) return "browser";
    if (["test/product.ts", "test/users.ts", ...injecting].some((file) => needed.has(file))) return "product";
    if (needed.has("test/opensearch/suite.ts")) return "search";
    if (needed.has("test/dynamodb/engines.ts")) return "stores";
    return isolated.some((file) => needed.has(file)) ? "isolated" : "unit";
  };
};

/** Whether a file needs another one, directly or through what it imports. */
export const needing = (target: string, sources: Graph[]): ((path: string) => boolean) => {
  const importsOf = new Map(sources.map(({ path, imports }) => [path, imports]));
  return (path) => needsOf(path, importsOf).has(target);
};

/** The file itself and all that it imports, directly or not. */
const needsOf = (path: string, importsOf: Map<string, string[]>): Set<string> => {
  const needs = new Set([path]);
  // A set is walked with what is added on the way.
  for (const file of needs) for (const target of importsOf.get(file) ?? []) needs.add(target);
  return needs;
};
