import { expect, it } from "vitest";
import { matrix } from "./matrix.ts";

it("whatever single place goes wrong, nothing acknowledged is lost or doubled, and what is counted agrees", async () => {
  const { problems, hit, injected } = await matrix({ cases: 300, seed: 20261121 });
  expect(problems).toEqual([]);
  expect(hit).toBeGreaterThan(270);
  expect(injected.filter(([, count]) => count === 0)).toEqual([]);
}, 300_000);
