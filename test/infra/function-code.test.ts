import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { beforeAll, expect, it } from "vitest";
import { bundleFunction } from "#infra/function-code.ts";
import { functionNamed } from "#infra/functions.ts";
import { wordLists } from "#infra/loaded-when-called.ts";
import type { LambdaFunction } from "#platform/area/function.ts";
import { type LoadedCode, loadOnce } from "./loaded-code.ts";

const own: LambdaFunction = { entry: "", needs: [], memoryMb: 256, timeoutSeconds: 10 };
let chat: LoadedCode;

beforeAll(() => {
  chat = loadOnce(bundleFunction("chat-under-test", functionNamed("chat")));
});

it("no HTTP client is loaded but the one that the table is asked through", () => {
  expect(chat.builtIn).toContain("NativeModule http");
  expect(chat.builtIn.filter((name) => /undici|http2/.test(name))).toEqual([]);
});

it("a stemmer is loaded when a word of its language is read, and no other", () => {
  const entry = "lambdas/platform/search/analysis/tokenise.ts";
  const folder = bundleFunction("words-under-test", { ...own, entry });
  const require = createRequire(import.meta.url);
  const { tokenise }: typeof import("#platform/search/analysis/tokenise.ts") = require(folder);
  const loaded = () => Object.keys(require.cache).filter((path) => path.startsWith(folder));
  const before = loaded();
  expect(tokenise("running ships", "en")).toEqual(["run", "ship"]);
  expect(loaded()).toHaveLength(before.length + 1);
  expect(tokenise("καλημέρα σας", "el")).toHaveLength(2);
  expect(loaded()).toHaveLength(before.length + 2);
});

it("a list of words is loaded when something of it is read", () => {
  const entry = "lambdas/platform/questions/meanings/meanings.ts";
  const folder = bundleFunction("meanings-under-test", { ...own, entry });
  const require = createRequire(import.meta.url);
  const { isTableLanguage }: typeof import("#platform/questions/meanings/meanings.ts") = require(folder);
  const loaded = () => Object.keys(require.cache).filter((path) => path.startsWith(folder));
  const before = loaded();
  expect(isTableLanguage("de")).toBe(true);
  expect(isTableLanguage("xx")).toBe(false);
  expect(loaded()).toHaveLength(before.length + 1);
});

it.each(wordLists)("%s imports nothing but types, so that nothing else waits in its file", (path) => {
  expect(readFileSync(path, "utf8")).not.toMatch(/^(?:import|export) (?!type\b)[^=]*\bfrom "/m);
});
