import { expect, it } from "vitest";
import { newCode } from "#lambdas/knowledge/interviews/code.ts";

it("[KINT-008] codes have eight signs, nearly all different ones, each sign as often as any other", () => {
  const codes = Array.from({ length: 100_000 }, () => newCode(8));
  expect(codes.every((code) => /^[A-Z0-9]{8}$/.test(code))).toBe(true);
  expect(new Set(codes).size).toBeGreaterThan(99_990);
  const counts = new Map<string, number>();
  for (const sign of codes.join("")) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  expect(counts.size).toBe(32);
  for (const count of counts.values()) expect(Math.abs(count / 25_000 - 1)).toBeLessThan(0.05);
});
