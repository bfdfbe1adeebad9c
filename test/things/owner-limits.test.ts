import { expect, it } from "vitest";
import { manifest } from "#infra/functions.ts";
import { routesOf } from "#infra/manifest.ts";
import { ownerLimitOf } from "#shared/contract/owner-limit.ts";
import { bodyBytesOf, type Route } from "#shared/contract/route.ts";
import { type NamedRoute, routes } from "./routes.ts";

const namesOf = (found: NamedRoute[]) => found.map(({ name }) => name);
const isOwners = ({ access }: Route) => access === "owner";

/** A route whose work does not follow from its method: a long body, or an answer. */
const isCostly = (route: Route) => bodyBytesOf(route) > 32 * 1024 || route.streams === true;

it("a route of owners that takes a long body, or streams, names the limit of its account", () => {
  const open = routes.filter(({ route }) => isOwners(route) && isCostly(route) && !route.limit);
  expect(namesOf(open)).toEqual([]);
});

it("a route that changes something is not counted as a read, and no other access names an owner's limit", () => {
  const counted = (route: Route) => /^re(ads|ports)$/.test(ownerLimitOf(route));
  const wrong = routes.filter(({ route }) =>
    isOwners(route) ? route.method !== "GET" && counted(route) : route.limit,
  );
  expect(namesOf(wrong)).toEqual([]);
});

it("a function that answers owners may count their requests in the table", () => {
  const unable = Object.entries(manifest.functions)
    .filter(([, definition]) => routesOf(manifest, definition).some(isOwners))
    .filter(([, { table = [], needs }]) => !table.includes("update") || !needs.includes("owners"));
  expect(unable.map(([name]) => name)).toEqual([]);
});
