import { expect, it } from "vitest";
import { type Source, sourcesOf } from "./sources.ts";

const ours = /^(shared|lambdas|infra|web|widget|test)\//;

const offenders = (sources: Source[], isAllowed: (target: string, from: string) => boolean): string[] =>
  sources.flatMap(({ path, imports }) =>
    imports.filter((target) => !isAllowed(target, path)).map((target) => `${path} imports ${target}`),
  );

it("shared code imports nothing of ours but itself, and no React, AWS or Node", () => {
  const foreign = /^(react|@chakra-ui|@aws|@middy|node:|aws-)/;
  expect(
    offenders(sourcesOf("shared"), (to) => (ours.test(to) ? to.startsWith("shared/") : !foreign.test(to))),
  ).toEqual([]);
});

it("an area of the product imports shared code, the platform, itself, and other areas' stores only", () => {
  const areaOf = (path: string) => path.split("/")[1];
  const isAllowed = (to: string, from: string) =>
    !ours.test(to) ||
    to.startsWith("shared/") ||
    to.startsWith("lambdas/platform/") ||
    (to.startsWith("lambdas/") &&
      (areaOf(to) === areaOf(from) || /^lambdas\/\w+\/(store|files)\.ts$/.test(to)));
  expect(offenders(sourcesOf("lambdas"), isAllowed)).toEqual([]);
});

it("the platform knows no area", () => {
  const isAllowed = (to: string) => !to.startsWith("lambdas/") || to.startsWith("lambdas/platform/");
  expect(offenders(sourcesOf("lambdas/platform"), isAllowed)).toEqual([]);
});

it("web and widget import shared code only", () => {
  for (const folder of ["web", "widget"])
    expect(
      offenders(
        sourcesOf(folder),
        (to) => !ours.test(to) || to.startsWith("shared/") || to.startsWith(`${folder}/`),
      ),
    ).toEqual([]);
});

it("the widget takes no package at run time", () => {
  const isBuild = (path: string) => /^widget\/[\w-]+\.ts$/.test(path);
  const sources = sourcesOf("widget").filter(({ path }) => !isBuild(path));
  expect(offenders(sources, (to) => ours.test(to))).toEqual([]);
});

it("the infrastructure reaches handlers by the manifest alone", () => {
  const isAllowed = (to: string) => !to.startsWith("lambdas/") || to.startsWith("lambdas/platform/");
  expect(offenders(sourcesOf("infra"), isAllowed)).toEqual([]);
});

it("product code knows nothing of the one-machine run", () => {
  const isAware = /\bif \((is)?[lL]ocal\b|NODE_ENV|infra\/local|_local\b/;
  const aware = sourcesOf("shared", "lambdas", "web/src", "widget").filter(({ text }) => isAware.test(text));
  expect(aware.map(({ path }) => path)).toEqual([]);
});

it("no file needs itself by way of others, not even for a type", () => {
  const sources = sourcesOf("shared", "lambdas", "infra", "web", "widget", "test");
  expect(circleIn({ a: ["b"], b: ["c"], c: ["b"] })).toEqual(["b", "c", "b"]);
  expect(circleIn(Object.fromEntries(sources.map(({ path, imports }) => [path, imports])))).toEqual([]);
});

/** The first way from a file back to itself, if there is one. */
const circleIn = (importsOf: Record<string, string[]>): string[] => {
  const done = new Set<string>();
  const circleFrom = (path: string, above: string[]): string[] => {
    if (above.includes(path)) return [...above.slice(above.indexOf(path)), path];
    if (done.has(path)) return [];
    for (const target of importsOf[path] ?? []) {
      const circle = circleFrom(target, [...above, path]);
      if (circle.length > 0) return circle;
    }
    done.add(path);
    return [];
  };
  for (const path of Object.keys(importsOf)) {
    const circle = circleFrom(path, []);
    if (circle.length > 0) return circle;
  }
  return [];
};
