import { expect, it } from "vitest";
import { routeTable } from "#infra/route-table.ts";
import { contract } from "#shared/contract/index.ts";

it("browsers get method, path and streams of owners' routes, and nothing else", () => {
  const owners = Object.entries(contract).flatMap(([area, routes]) =>
    Object.entries(routes)
      .filter(([, { access }]) => access === "owner")
      .map(([name, { method, path, streams }]) => [
        `${area}.${name}`,
        { method, path, ...(streams && { streams }) },
      ]),
  );
  const given = Object.entries(routeTable).flatMap(([area, routes]) =>
    Object.entries(routes).map(([name, address]) => [`${area}.${name}`, address]),
  );
  expect(given).toEqual(owners);
});
