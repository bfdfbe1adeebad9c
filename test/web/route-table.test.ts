import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { routeTableSource } from "#infra/route-table.ts";
import { contract } from "#shared/contract/index.ts";

it("the route table of browsers is the one that the contract gives", () => {
  const written = readFileSync(new URL("../../shared/contract/route-table.ts", import.meta.url), "utf8");
  expect(written).toBe(routeTableSource(contract));
});
