import { expect, it } from "vitest";
import { newCode } from "#lambdas/knowledge/interviews/code.ts";

it.each([6, 8])("codes of %s signs have none of the letters and digits that look alike", (length) => {
  const codes = Array.from({ length: 1000 }, () => newCode(length));
  expect(codes.filter((code) => code.length !== length || !/^[2-9A-HJ-NP-Z]+$/.test(code))).toEqual([]);
});
