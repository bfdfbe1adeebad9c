import { expect, it } from "vitest";
import { baseline, limitOf } from "./baseline.ts";
import { compressed } from "./site.ts";
import { sizes } from "./sizes.ts";

const present = sizes();

it.each(present)("$what keeps its promise, or is at most a twentieth above its baseline", (size) => {
  expect(size.bytes, "npm run sizes -- --write records a size that is meant").toBeLessThanOrEqual(
    limitOf(size),
  );
});

it("no baseline is above its bound", () => {
  const recorded = baseline();
  expect(present.filter(({ what, most = Infinity }) => (recorded[what] ?? 0) > most)).toEqual([]);
});

it("a limit is a promise, or the baseline and a twentieth below the bound, or the bound of something new", () => {
  const recorded = { page: 1_000, shell: 990 };
  expect(limitOf({ what: "page", bytes: 0 }, recorded)).toBe(1_050);
  expect(limitOf({ what: "shell", bytes: 0, most: 1_000 }, recorded)).toBe(1_000);
  expect(limitOf({ what: "page", bytes: 0, promised: 900 }, recorded)).toBe(900);
  expect(limitOf({ what: "new page", bytes: 0, most: 800 }, recorded)).toBe(800);
});

it("a size does not depend on the hashes in names of files", () => {
  const text = (hash: string) =>
    `const panel = "/widget/panel-${hash}.js", style = "./use-title-${hash}.css";`;
  expect(compressed(text("EBZB36LO"))).toBe(compressed(text("x-_9aB0d")));
});
