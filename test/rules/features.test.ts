import { expect, it } from "vitest";
import { sourcesOf } from "./sources.ts";

const featureOf = (path: string) => /^web\/src\/features\/([^/]+)\//.exec(path)?.[1];

it("no feature of the web app imports another feature or the app around it", () => {
  const found = sourcesOf("web/src/features").flatMap(({ path, imports }) =>
    imports
      .filter(
        (target) =>
          target.startsWith("web/src/app/") || (featureOf(target) ?? featureOf(path)) !== featureOf(path),
      )
      .map((target) => `${path} imports ${target}`),
  );
  expect(found).toEqual([]);
});

it("what features share imports no feature", () => {
  const found = sourcesOf("web/src/lib", "web/src/ui", "web/src/theme").flatMap(({ path, imports }) =>
    imports
      .filter((target) => /^web\/src\/(features|app)\//.test(target))
      .map((target) => `${path} imports ${target}`),
  );
  expect(found).toEqual([]);
});
