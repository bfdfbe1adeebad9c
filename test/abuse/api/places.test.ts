import { afterAll, beforeAll, expect, it } from "vitest";
import { isQueryMethod, pathParameters } from "#shared/contract/route.ts";
import { missing, type Things } from "../../things/make.ts";
import { fieldKinds, kindOf, type NamedRoute, routes } from "../../things/routes.ts";
import { unproven } from "../../things/unproven.ts";
import { validInput } from "../../things/valid-input.ts";
import type { Call } from "../play/call.ts";
import { type Case, isOneOf, play, playMilliseconds } from "../play/play.ts";
import { toCall } from "../setup/requests.ts";
import { openSetup, type Setup, tokenFor } from "../setup/setup.ts";

let setup: Setup;

beforeAll(async () => {
  setup = await openSetup();
});

afterAll(() => setup.product.giveBack());

const withIdInPath = routes.filter(
  ({ route }) => route.access === "owner" && pathParameters(route.path).length > 0,
);

/** Bob's ids, by every name that an id has anywhere, and some that none has. */
const idsOfBob = ({ route }: NamedRoute): Record<string, string> => {
  const { things } = setup.bob;
  const byName = Object.entries(fieldKinds).map(([name, kind]) => [name, things[kind] ?? ""]);
  const owner = ["user_id", "userId", "owner_id", "ownerId", "sub"].map((name) => [name, things.user]);
  return {
    ...Object.fromEntries([...byName, ...owner]),
    id: things[kindOf(route, "id") ?? "chatbot"] ?? things.chatbot,
  };
};

/** The same call with these values in its query and its body too, before and after its own. */
const withMore = ({ path, body, ...call }: Call, more: Record<string, string>): Call[] => {
  const query = new URLSearchParams(more).toString();
  const own: object = body === undefined ? {} : JSON.parse(String(body));
  const json = { ...call.headers, "content-type": "application/json" };
  return [
    {
      ...call,
      path: `${path}${path.includes("?") ? "&" : "?"}${query}`,
      ...(body !== undefined && { body }),
    },
    {
      ...call,
      path: path.replace("?", `?${query}&`),
      headers: json,
      body: JSON.stringify({ ...more, ...own }),
    },
    { ...call, path, headers: json, body: JSON.stringify({ ...own, ...more }) },
  ];
};

const inputOf = ({ route }: NamedRoute, things: Things) => validInput(route, things);

it(
  "an id in the path is not put right by one in query or body",
  async () => {
    const { owner } = setup.bob;
    const cases = withIdInPath.flatMap((named) =>
      withMore(toCall(named.route, inputOf(named, missing), owner.token), idsOfBob(named)).map(
        (call, at): Case => ({
          name: `${named.name} of what is missing, way ${at}`,
          call,
          complaint: isOneOf(400, 404),
        }),
      ),
    );
    expect(cases.length).toBeGreaterThan(40);
    await play(setup.product, cases);
  },
  playMilliseconds,
);

it(
  "nobody reaches another's by naming them, or theirs, in query or body",
  async () => {
    const { ann, bob } = setup;
    const cases = withIdInPath.flatMap((named) =>
      withMore(toCall(named.route, inputOf(named, ann.things), bob.owner.token), {
        ...idsOfBob(named),
        user_id: ann.things.user,
        userId: ann.things.user,
        owner_id: ann.things.user,
        p_user_id: ann.things.user,
      }).map(
        (call, at): Case => ({
          name: `${named.name} of Ann's, way ${at}`,
          call,
          complaint: isOneOf(400, 404),
        }),
      ),
    );
    await play(setup.product, cases);
    expect((await ann.owner.chatbots.get({ id: ann.things.chatbot })).name).toBe("The chatbot of ann");
    expect((await ann.owner.widgets.list({})).items.map(({ id }) => id)).toEqual([ann.things.widget]);
  },
  playMilliseconds,
);

it("what is made belongs to who makes it, whomever the request names", async () => {
  const { ann, bob } = setup;
  const named = {
    user_id: ann.things.user,
    userId: ann.things.user,
    owner_id: ann.things.user,
    id: ann.things.chatbot,
  };
  const made = await bob.owner.fetch("/api/chatbots", {
    method: "POST",
    body: JSON.stringify({ name: "Another", use_case: "support", ...named }),
  });
  const { id, user_id } = await made.json();
  expect([made.status, user_id]).toEqual([200, bob.things.user]);
  expect(id).not.toBe(ann.things.chatbot);
  const ofAnn = (await ann.owner.chatbots.list({})).items.map((one) => one.id);
  expect(ofAnn.sort()).toEqual([ann.things.chatbot, ann.things.copy].sort());
});

it("what a route takes from its body it takes from no query, and the other way round", async () => {
  const { owner } = setup.bob;
  const inQuery = await owner.fetch("/api/chatbots?name=Desk&use_case=support", {
    method: "POST",
    body: "{}",
  });
  expect(inQuery.status).toBe(400);
  const taking = routes.filter(({ route }) => isQueryMethod(route.method) && "cursor" in route.input.shape);
  expect(taking.length).toBeGreaterThan(2);
  await play(
    setup.product,
    taking.map(({ name, route }) => {
      const token = tokenFor(route, setup.bob);
      const { path, headers } = toCall(route, validInput(route, setup.bob.things), token);
      const call = { method: route.method, path: path.split("?")[0] ?? path, headers, body: '{"limit":0,' };
      const isNeeded = !route.input.safeParse(
        Object.fromEntries(pathParameters(route.path).map((one) => [one, "x"])),
      ).success;
      return { name, call, complaint: isNeeded ? isOneOf(400) : isOneOf(200, 409, unproven[name] ?? 200) };
    }),
  );
});
