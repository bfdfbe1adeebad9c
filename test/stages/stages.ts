import { type Source, sourcesOf } from "../rules/sources.ts";

/** From the cheapest to the dearest; `npm test` runs them in this order. */
export const stages = ["unit", "stores", "product", "browser", "hostile"] as const;
export type Stage = (typeof stages)[number];

/** Every test file of `npm test`, by stage, with paths from the project's root. */
export const filesOfStages = (sources = sourcesOf("test")): Record<Stage, string[]> => {
  const stageOf = stageIn(sources);
  const files = sources
    .map(({ path }) => path)
    // The deployment has a run of its own: npm run test:aws
    .filter((path) => path.endsWith(".test.ts") && !path.startsWith("test/aws/"));
  const { unit = [], stores = [], product = [], browser = [], hostile = [] } = Object.groupBy(files, stageOf);
  return { unit, stores, product, browser, hostile };
};

type Graph = Pick<Source, "path" | "imports"> & Partial<Pick<Source, "text">>;

/**
 * A file's stage: hostile by its folder; otherwise by the dearest thing that it needs, directly or through what it
 * imports. A file that injects the product's address needs the product.
 */
export const stageIn = (sources: Graph[]): ((path: string) => Stage) => {
  const importsOf = new Map(sources.map(({ path, imports }) => [path, imports]));
  const injecting = sources.filter(({ text }) => text?.includes('inject("url")')).map(({ path }) => path);
  return (path) => {
    if (/^test\/(abuse|faults|soak)\//.test(path)) return "hostile";
    const needed = needsOf(path, importsOf);
    if (needed.has("test/e2e/browser.ts")) return "browser";
    if (["test/product.ts", "test/users.ts", ...injecting].some((file) => needed.has(file))) return "product";
    return needed.has("test/dynamodb/engines.ts") ? "stores" : "unit";
  };
};

/** The file itself and all that it imports, directly or not. */
const needsOf = (path: string, importsOf: Map<string, string[]>): Set<string> => {
  const needs = new Set([path]);
  // A set is walked with what is added on the way.
  for (const file of needs) for (const target of importsOf.get(file) ?? []) needs.add(target);
  return needs;
};
