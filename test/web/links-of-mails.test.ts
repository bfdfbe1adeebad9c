import { expect, it } from "vitest";
import { sourcesOf } from "../rules/sources.ts";

const appPaths = (text: string): string[] =>
  [...text.matchAll(/["'`](\/app\/[a-z-]+(?:\/[a-z-]+)*)/g)].map(([, path = ""]) => path);

it("the screens to which the server's mails lead are screens of the app", () => {
  const screens = new Set(
    sourcesOf("web/src/features")
      .filter(({ path }) => path.endsWith("/routes.ts"))
      .flatMap(({ text }) => appPaths(text)),
  );
  const linked = sourcesOf("lambdas").flatMap(({ text }) => appPaths(text));
  expect(linked.length).toBeGreaterThan(3);
  expect(linked.filter((path) => !screens.has(path))).toEqual([]);
});
