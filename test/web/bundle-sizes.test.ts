import { expect, it } from "vitest";
import { measured } from "./bundle-sizes.ts";

it.each(measured())("$what is within its $budget KB", ({ kilobytes, budget }) => {
  expect(kilobytes).toBeLessThanOrEqual(budget);
});
