import { join } from "node:path";
import { expect, it } from "vitest";
import { areas } from "#lambdas/areas.ts";
import { type Source, sourcesOf } from "./sources.ts";

const ours = /^(shared|lambdas|infra|web|widget|pages|test)\//;

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

/**
 * Extraction is reached by one function; its types, the look at a zip file before a process starts, and the links of
 * a web page, and what it embeds, go along.
 */
const isExtractionFace = (path: string) =>
  /^lambdas\/extraction\/(extract|blocks\/block|zip|html\/(outline|embedded))\.ts$/.test(path);

const areaOf = (path: string): string => path.split("/")[1] ?? "";

const isGround = (path: string) => /^lambdas\/(platform|core)\//.test(path) || isExtractionFace(path);

it("an area imports shared code, the ground floor, itself, and the faces that areas before it in the list declare", () => {
  const place = new Map(areas.map(({ name }, at) => [name, at]));
  const faces = new Set(
    areas.flatMap(({ name, face = [] }) => face.map((file) => `lambdas/${name}/${file}`)),
  );
  const isEarlier = (to: string, from: string) =>
    (place.get(areaOf(to)) ?? Number.POSITIVE_INFINITY) < (place.get(areaOf(from)) ?? 0);
  const isAllowed = (to: string, from: string) =>
    !ours.test(to) ||
    to.startsWith("shared/") ||
    isGround(to) ||
    /^lambdas\/areas?\.ts$/.test(to) ||
    areaOf(to) === areaOf(from) ||
    (faces.has(to) && isEarlier(to, from));
  const sources = sourcesOf("lambdas").filter(({ path }) => place.has(areaOf(path)));
  expect(offenders(sources, isAllowed)).toEqual([]);
});

it("an area's face names files that other areas import", () => {
  const imported = new Set(
    sourcesOf("lambdas").flatMap(({ path, imports }) => imports.filter((to) => areaOf(to) !== areaOf(path))),
  );
  const idle = areas.flatMap(({ name, face = [] }) =>
    face.map((file) => `lambdas/${name}/${file}`).filter((file) => !imported.has(file)),
  );
  expect(idle).toEqual([]);
});

it("every folder but the ground floor is an area in the list, and its declaration loads no module of it", () => {
  const sources = sourcesOf("lambdas");
  const folders = new Set(
    sources.filter(({ path }) => path.split("/").length > 2).map(({ path }) => areaOf(path)),
  );
  for (const ground of ["platform", "core", "extraction"]) folders.delete(ground);
  expect(areas.map(({ name }) => name).toSorted()).toEqual([...folders].toSorted());
  const eager = sources
    .filter(({ path }) => /^lambdas\/[\w-]+\/area\.ts$/.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/^import (?!type ).*/gm)]
        .filter(([line]) => !line.endsWith(' from "./names.ts";'))
        .map(([line]) => `${path}: ${line}`),
    );
  expect(eager).toEqual([]);
});

it("the platform knows no area", () => {
  const isAllowed = (to: string) => !to.startsWith("lambdas/") || to.startsWith("lambdas/platform/");
  expect(offenders(sourcesOf("lambdas/platform"), isAllowed)).toEqual([]);
});

it("the core knows no area", () => {
  const isAllowed = (to: string) => !to.startsWith("lambdas/") || isGround(to);
  expect(offenders(sourcesOf("lambdas/core"), isAllowed)).toEqual([]);
});

it("web and widget import shared code only, the public pages the widget's too", () => {
  const allowed = {
    web: ["shared", "web"],
    widget: ["shared", "widget"],
    pages: ["shared", "widget", "pages"],
  };
  for (const [folder, folders] of Object.entries(allowed))
    expect(
      offenders(sourcesOf(folder), (to) => !ours.test(to) || folders.some((one) => to.startsWith(`${one}/`))),
    ).toEqual([]);
});

it("an import that leaves its area, or climbs more than two folders, names its target by an alias", () => {
  const areaOf = (path: string) => /^(lambdas\/[^/]+|[^/]+)/.exec(path)?.[0];
  const found = sourcesOf("shared", "lambdas", "infra", "web", "widget", "pages", "test").flatMap((source) =>
    source.specifiers
      .filter(({ spelled }) => spelled.startsWith("."))
      .filter(({ spelled, target }) => /^(\.\.\/){3}/.test(spelled) || areaOf(target) !== areaOf(source.path))
      .map(({ spelled }) => `${source.path} imports ${spelled}`),
  );
  expect(found).toEqual([]);
});

/** The packages that a page loads all the same. */
const isNeeded = (to: string, from: string) =>
  // the other side of the server's puzzle, loaded where somebody writes
  from === "pages/help/puzzle.ts" && to.startsWith("altcha-lib");

it("widget and public pages take no package at run time", () => {
  const sources = new Map(sourcesOf("widget", "pages").map((source) => [source.path, source]));
  const entries = ["build", "pieces"].flatMap((name) =>
    [
      ...(sources.get(`pages/${name}.ts`)?.text ?? "").matchAll(
        /"((?:\.\.\/widget\/src|[\w-]+)\/[\w/-]+\.ts)"/g,
      ),
    ].map(([, file = ""]) => join("pages", file)),
  );
  expect(entries).toContain("pages/help/help.ts");
  expect(entries.filter((path) => !sources.has(path))).toEqual([]);
  const loaded = new Set(entries);
  for (const path of loaded)
    for (const to of sources.get(path)?.imports ?? []) if (sources.has(to)) loaded.add(to);
  const reached = [...sources.values()].filter(({ path }) => loaded.has(path));
  expect(reached.length).toBeGreaterThan(100);
  expect(offenders(reached, (to, from) => ours.test(to) || isNeeded(to, from))).toEqual([]);
});

it("the infrastructure reaches handlers by the declarations of the areas alone", () => {
  const isAllowed = (to: string) =>
    !to.startsWith("lambdas/") || to.startsWith("lambdas/platform/") || to === "lambdas/areas.ts";
  expect(offenders(sourcesOf("infra"), isAllowed)).toEqual([]);
});

it("product code knows nothing of the one-machine run", () => {
  const isAware = /\bif \((is)?[lL]ocal\b|NODE_ENV|infra\/local|_local\b/;
  const aware = sourcesOf("shared", "lambdas", "web/src", "widget", "pages").filter(({ text }) =>
    isAware.test(text),
  );
  expect(aware.map(({ path }) => path)).toEqual([]);
});

it("no file needs itself by way of others, not even for a type", () => {
  const sources = sourcesOf("shared", "lambdas", "infra", "web", "widget", "pages", "test");
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
