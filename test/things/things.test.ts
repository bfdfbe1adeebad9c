import { expect, it } from "vitest";
import { missing } from "./make.ts";
import { declared, fieldsOf, kindOf, kinds, routes, tokenKindOf } from "./routes.ts";
import { validInput } from "./valid-input.ts";

const isIdField = (field: string): boolean => /(^id|_id|Id|[sS]lug)$/.test(field);

it("every id field of the contract names a thing", () => {
  const unknown = routes.flatMap(({ name, route }) =>
    fieldsOf(route)
      .filter((field) => isIdField(field) && !(route.protocol && field === "id"))
      .filter((field) => !((kindOf(route, field) ?? "") in kinds))
      .map((field) => `${name}: ${field}`),
  );
  expect(unknown).toEqual([]);
});

it.each(routes)("$name has valid input", ({ route }) => {
  expect(route.input.safeParse(validInput(route, missing)).success).toBe(true);
});

it("a thing's token opens every route of visitors", () => {
  const closed = routes
    .filter(({ route }) => route.access === "visitor")
    .filter(({ route }) => !tokenKindOf(route));
  expect(closed).toEqual([]);
});

it("an area without things is told which file to add", async () => {
  await expect(declared("campaigns")).rejects.toThrow("Declare in test/campaigns/things.ts");
});
