import { expect, it } from "vitest";
import { sourcesOf } from "./sources.ts";

const featureOf = (path: string) => /^web\/src\/features\/([^/]+)\//.exec(path)?.[1];

const isComposition = (path: string) => path.startsWith("web/src/app/compositions/");

it("a feature of the web app shows another feature's parts by compositions alone", () => {
  const found = sourcesOf("web/src/features").flatMap(({ path, imports }) =>
    imports
      .filter(
        (target) =>
          (target.startsWith("web/src/app/") && !isComposition(target)) ||
          (featureOf(target) ?? featureOf(path)) !== featureOf(path),
      )
      .map((target) => `${path} imports ${target}`),
  );
  expect(found).toEqual([]);
});

it("a composition shows parts of one feature, in another one's screens", () => {
  const composed = sourcesOf("web/src/app/compositions").map(({ path, imports }) => ({
    path,
    features: new Set(imports.flatMap((target) => featureOf(target) ?? [])),
  }));
  const users = sourcesOf("web/src/features");
  const isNeeded = (path: string, features: Set<string>) =>
    users.some((user) => user.imports.includes(path) && !features.has(featureOf(user.path) ?? ""));
  expect(composed.filter(({ path, features }) => features.size !== 1 || !isNeeded(path, features))).toEqual(
    [],
  );
});

it("what features share imports no feature", () => {
  const found = sourcesOf("web/src/lib", "web/src/ui", "web/src/theme").flatMap(({ path, imports }) =>
    imports
      .filter((target) => /^web\/src\/(features|app)\//.test(target))
      .map((target) => `${path} imports ${target}`),
  );
  expect(found).toEqual([]);
});
