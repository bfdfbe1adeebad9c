import { expect, it } from "vitest";
import { sourcesOf } from "./sources.ts";

const featureOf = (path: string): string | undefined => /^web\/src\/features\/([^/]+)\//.exec(path)?.[1];

it("a composition shows parts of one feature, in another one's screens", () => {
  const composed = sourcesOf("web/src/app/compositions").map(({ path, imports }) => ({
    path,
    features: new Set(imports.flatMap((target) => featureOf(target) ?? [])),
  }));
  const users = sourcesOf("web/src/features");
  const isNeeded = (path: string, features: Set<string>) =>
    users.some((user) => user.imports.includes(path) && !features.has(featureOf(user.path) ?? ""));
  expect(composed.length).toBeGreaterThan(0);
  expect(composed.filter(({ path, features }) => features.size !== 1 || !isNeeded(path, features))).toEqual(
    [],
  );
});
