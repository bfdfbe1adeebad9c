import { expect, it } from "vitest";
import { filesOfStages, stageIn, stages } from "./stages.ts";

const stageOf = stageIn([
  { path: "test/leads/text.test.ts", imports: ["lambdas/leads/text.ts"] },
  { path: "test/leads/store.test.ts", imports: ["test/dynamodb/product-table.ts"] },
  { path: "test/dynamodb/product-table.ts", imports: ["test/dynamodb/engines.ts"] },
  { path: "test/leads/index.test.ts", imports: ["test/opensearch/suite.ts", "test/dynamodb/engines.ts"] },
  { path: "test/leads/leads.test.ts", imports: ["test/leads/setup.ts", "vitest"] },
  { path: "test/leads/setup.ts", imports: ["test/users.ts"] },
  { path: "test/leads/e2e/leads.test.ts", imports: ["test/browser/owner.ts", "test/users.ts"] },
  { path: "test/browser/owner.ts", imports: ["test/browser/visit.ts"] },
  { path: "test/leads/screens/leads.test.tsx", imports: ["test/screens/open.tsx"] },
  { path: "test/faults/leads.test.ts", imports: [] },
  { path: "test/leads/openapi.test.ts", imports: [], text: `fetch(inject(${'"url"'}))` },
]);

it("a test file's stage follows from what it needs, also through other files", () => {
  expect(stageOf("test/leads/text.test.ts")).toBe("unit");
  expect(stageOf("test/leads/store.test.ts")).toBe("stores");
  expect(stageOf("test/leads/index.test.ts")).toBe("search");
  expect(stageOf("test/leads/leads.test.ts")).toBe("product");
  expect(stageOf("test/leads/openapi.test.ts")).toBe("product");
  expect(stageOf("test/leads/e2e/leads.test.ts")).toBe("browser");
  expect(stageOf("test/leads/screens/leads.test.tsx")).toBe("screens");
  expect(stageOf("test/faults/leads.test.ts")).toBe("hostile");
});

it("every stage has files, and no file has two stages", () => {
  const files = filesOfStages();
  for (const stage of stages) expect([stage, files[stage].length]).not.toEqual([stage, 0]);
  const all = Object.values(files).flat();
  expect(new Set(all).size).toBe(all.length);
});
