import { afterAll, beforeAll, expect, it } from "vitest";
import { isQueryMethod, type Route } from "#shared/contract/route.ts";
import { missing, type Things } from "../../things/make.ts";
import { fieldsOf, idAs, isInPath, kindOf, routes } from "../../things/routes.ts";
import { validInput } from "../../things/valid-input.ts";
import { type Call, call, type Reply } from "../play/call.ts";
import { refusalOf } from "../play/faults.ts";
import { type Case, isOneOf, play, playMilliseconds } from "../play/play.ts";
import { hostilePaths, shareOf } from "../setup/hostile.ts";
import { raw, toRawCall } from "../setup/requests.ts";
import { openSetup, type Setup, tokenFor } from "../setup/setup.ts";

let setup: Setup;

beforeAll(async () => {
  setup = await openSetup({ isRead: true });
});

afterAll(() => setup.product.giveBack());

/** Every route that names something, with each of its ids. */
const named = routes.flatMap(({ name, route }) =>
  fieldsOf(route)
    .filter((field) => kindOf(route, field) && route.access !== "public")
    .map((field) => ({ name: `${name} ${field}`, route, field, kind: kindOf(route, field) as keyof Things })),
);

/** A call of Bob's with another value for one field; a route that deletes names things that nobody has. */
const callOfBob = (route: Route, field: string, value: string | undefined): Call => {
  const { bob } = setup;
  const things = route.method === "DELETE" ? { ...missing, chatbot: bob.things.chatbot } : bob.things;
  const input = Object.entries(validInput(route, things)).map(([name, given]) => [
    name,
    raw(route, name, given),
  ]);
  return toRawCall(route, { ...Object.fromEntries(input), [field]: value }, tokenFor(route, bob));
};

/** Two successful answers are never alike, so only their status is compared. */
const comparable = (reply: Reply): string => (reply.status === 200 ? "200" : refusalOf(reply));

it(
  "what belongs to another owner answers just as what does not exist",
  async () => {
    const cases = await Promise.all(
      named.map(async ({ name, route, field, kind }): Promise<Case[]> => {
        const absent = comparable(
          await call(
            setup.product.url,
            callOfBob(route, field, raw(route, field, idAs(route, field, missing[kind]))),
          ),
        );
        // longer than any field for ids: a logo's address
        const ids = Object.entries(setup.ann.things).filter(([, id]) => id.length <= 100);
        return ids.map(([other, id]) => ({
          name: `${name} is Ann's ${other}`,
          call: callOfBob(route, field, raw(route, field, idAs(route, field, id))),
          complaint: (reply) => {
            const found = comparable(reply);
            if (found !== absent) return `other than what is missing: ${absent}`;
            const told = Object.values(setup.ann.things).find((it) => it !== id && reply.body.includes(it));
            return told && `it tells of ${told}`;
          },
        }));
      }),
    );
    expect(cases.flat().length).toBeGreaterThan(200);
    await play(setup.product, cases.flat());
  },
  playMilliseconds,
);

it(
  "an id that can be none is refused or not found",
  async () => {
    const cases = named.flatMap(({ name, route, field }, number): Case[] => {
      const isText = isInPath(route, field) || isQueryMethod(route.method);
      const values = shareOf(number, named.length).map(({ name: what, json, text }) => ({
        what,
        value: isText ? text : json,
      }));
      const paths = Object.entries(hostilePaths).map(([what, value]) => ({
        what: `${what} in the path`,
        value,
      }));
      const isOptional = field in route.input.shape && route.input.shape[field]?.safeParse(undefined).success;
      return [...values, ...(isInPath(route, field) ? paths : [])]
        .filter(({ value }) => value !== undefined)
        .map(({ what, value }) => ({
          name: `${name} is ${what}`,
          call: callOfBob(route, field, value),
          complaint: isOptional ? undefined : isOneOf(400, 401, 404, 413, 431),
        }));
    });
    expect(cases.length).toBeGreaterThan(800);
    await play(setup.product, cases);
  },
  playMilliseconds,
);

it("what Ann has is as it was, and nothing was logged as our failure", async () => {
  const { owner, things } = setup.ann;
  expect((await owner.chatbots.get({ id: things.chatbot })).name).toBe("The chatbot of ann");
  const documents = (await owner.documents.list({ chatbotId: things.chatbot })).items;
  expect(documents.map(({ id }) => id).sort()).toEqual([things.document, things.answer].sort());
  expect((await owner.widgets.list({})).items.map(({ id }) => id)).toEqual([things.widget]);
  const { items } = await owner.conversations.messages({ id: things.conversation });
  expect(items.slice(1).map(({ id }) => id)).toEqual([things.message]);
  expect(await setup.product.output()).not.toMatch(/"level":"ERROR"/);
});
