import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root, type Source, sourcesOf } from "../sources.ts";
import { manifest } from "./manifest.ts";

const { dependencies, devDependencies } = manifest;
const sources = sourcesOf("shared", "lambdas", "infra", "web", "widget", "pages", "test");

/** Packages that no source imports, and what they are there for. */
const otherwise: Record<string, string> = {
  node: "the program that runs it all",
  "@emotion/react": "Chakra UI asks for it beside itself",
  "@fontsource-variable/hanken-grotesk": "imported by web/src/fonts.css",
  dynalite: "required by infra/local/dynamodb/store/dynalite.ts, for it is CommonJS without types",
  "@biomejs/biome": "the program of npm run lint",
  typescript: "the program of npm run types",
  "aws-cdk": "the program of npm run synth",
  "@types/node": "types of Node",
  playwright: "another name of playwright-core, which the browser provider of Vitest asks for",
  "@langchain/openai": "run by the sample of shared/api-docs/connect.ts",
  "@langchain/core": "@langchain/openai asks for it beside itself",
};

/** What `npm start`, and an installation of what it needs alone, runs: all but deployment and tests. */
const isRun = ({ path }: Source): boolean =>
  !/^(test|infra\/(aws|cost|licences|options))\/|^infra\/(app|stack|options|function-code)\.ts$/.test(path);

const isBare = (target: string): boolean =>
  /^(@[\w.-]+\/)?[\w-][\w.-]*(\/|$)/.test(target) &&
  !/^(node:|(shared|lambdas|infra|web|widget|pages|test)\/)/.test(target);

const nameOf = (target: string): string =>
  target
    .split("/")
    .slice(0, target.startsWith("@") ? 2 : 1)
    .join("/");

const importedBy = (some: Source[]): Set<string> =>
  new Set(some.flatMap(({ imports }) => imports.filter(isBare).map(nameOf)));

/** Imported by texts that show others how to write code, not by code of ours. */
const shown = new Set(["vue", "ai", "@ai-sdk/openai-compatible"]);

const typesOf = (name: string): string => `@types/${name}`;

it("every package that is imported is declared", () => {
  const declared = { ...dependencies, ...devDependencies };
  const missing = [...importedBy(sources)].filter(
    (name) => !(name in declared) && !(typesOf(name) in declared) && !shown.has(name),
  );
  expect(missing).toEqual([]);
});

it("every package that is declared is imported, or used in a way that is known", () => {
  const imported = importedBy(sources);
  const isUsed = (name: string) => imported.has(name) || imported.has(name.replace(/^@types\//, ""));
  const idle = [...Object.keys(dependencies), ...Object.keys(devDependencies)].filter(
    (name) => !isUsed(name) && !(name in otherwise),
  );
  expect(idle).toEqual([]);
  expect(Object.keys(otherwise).filter((name) => imported.has(name))).toEqual([]);
  const css = readFileSync(join(root, "web/src/fonts.css"), "utf8");
  expect(css).toContain("@fontsource-variable/hanken-grotesk");
});

it("what runs stands with the dependencies, what only builds, deploys and tests does not", () => {
  const run = importedBy(sources.filter(isRun));
  const late = Object.keys(devDependencies).filter((name) => run.has(name) && !shown.has(name));
  const early = Object.keys(dependencies).filter((name) => !run.has(name) && !(name in otherwise));
  expect({ late, early }).toEqual({ late: [], early: [] });
});
