import { expect, it } from "vitest";
import { sourcesOf } from "./sources.ts";

it("every form but those of signing in asks before its changes are discarded", () => {
  const forms = sourcesOf("web/src/features").filter(
    ({ path, text }) => /\buseForm[(<]/.test(text) && !path.includes("/account/auth/"),
  );
  expect(forms.length).toBeGreaterThan(2);
  const silent = forms.filter(({ text }) => !/isChanged=|useUnsaved\(/.test(text));
  expect(silent.map(({ path }) => path)).toEqual([]);
});
