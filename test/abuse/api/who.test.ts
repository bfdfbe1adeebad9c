import { afterAll, beforeAll, expect, it } from "vitest";
import { routes } from "../../things/routes.ts";
import { validInput } from "../../things/valid-input.ts";
import { type Case, isOneOf, play, playMilliseconds } from "../play/play.ts";
import { bearing, toCall } from "../setup/requests.ts";
import { openSetup, type Setup, tokenFor } from "../setup/setup.ts";
import { worthlessTokens, worthlessVisitorTokens } from "../setup/tokens.ts";

let setup: Setup;

beforeAll(async () => {
  setup = await openSetup({ isRead: true });
});

afterAll(() => setup.product.giveBack());

const guarded = routes.filter(({ route }) => route.access !== "public");

/** More than Node reads of a request's head is refused before anybody looks at it. */
const isRefused = isOneOf(401, 431);

it(
  "no route opens to a token that is not its own",
  async () => {
    const tokens = await worthlessTokens(setup);
    const cases = guarded.flatMap(({ name, route }) =>
      Object.entries(tokens)
        .filter(([wrong]) => route.access === "owner" || !wrong.includes("visitor"))
        .map(
          ([wrong, token]): Case => ({
            name: `${name} with a token ${wrong}`,
            call: toCall(route, validInput(route, setup.ann.things), token),
            mayHangUp: token.length > 16_000,
            complaint: isRefused,
          }),
        ),
    );
    expect(cases.length).toBeGreaterThan(600);
    await play(setup.product, cases);
  },
  playMilliseconds,
);

it(
  "a token counts in the header Authorization alone, as a bearer's",
  async () => {
    const { token } = setup.ann.owner;
    const headers: Record<string, Record<string, string>> = {
      "no header": {},
      "the scheme Basic": { authorization: `Basic ${token}` },
      "no scheme": { authorization: token },
      "two tokens": { authorization: `Bearer ${token} ${token}` },
      "a cookie": { cookie: `token=${token}; authorization=Bearer ${token}` },
      "another header": { "x-access-token": token, "x-amz-security-token": token },
    };
    const cases = guarded.flatMap(({ name, route }) => {
      const plain = toCall(route, validInput(route, setup.ann.things));
      const query = `${plain.path.includes("?") ? "&" : "?"}access_token=${token}&authorization=Bearer%20${token}`;
      return [
        ...Object.entries(headers).map(([how, given]) => ({ how, call: { ...plain, headers: given } })),
        { how: "the query", call: { ...plain, path: plain.path + query } },
        {
          how: "the body",
          call: { ...plain, body: JSON.stringify({ access_token: token, ...bearing(token) }) },
        },
      ].map(({ how, call }): Case => ({ name: `${name} with ${how}`, call, complaint: isRefused }));
    });
    await play(setup.product, cases);
  },
  playMilliseconds,
);

it(
  "a visitor's token opens its own widget or page alone, unchanged",
  async () => {
    const { ann, bob } = setup;
    const cases = routes
      .filter(({ route }) => route.access === "visitor")
      .flatMap(({ name, route }) => {
        const input = validInput(route, ann.things);
        const own = tokenFor(route, ann) ?? "";
        const others = Object.values(ann.tokens).filter((token) => token !== own);
        const tokens = {
          ...Object.fromEntries(
            Object.entries(bob.tokens).map(([kind, token]) => [`another owner's ${kind}`, token]),
          ),
          ...Object.fromEntries(others.map((token, at) => [`another kind's, ${at}`, token])),
          "the owner's": ann.owner.token,
          ...worthlessVisitorTokens(own),
        };
        return [
          {
            name: `${name} with its own token`,
            call: toCall(route, input, own),
            complaint: isOneOf(200),
          },
          ...Object.entries(tokens).map(
            ([whose, token]): Case => ({
              name: `${name} with a token that is ${whose}`,
              call: toCall(route, input, token),
              complaint: isOneOf(401),
            }),
          ),
        ];
      });
    await play(setup.product, cases);
  },
  playMilliseconds,
);

it("nothing of all this was logged as our failure", async () => {
  expect(await setup.product.output()).not.toMatch(/"level":"ERROR"/);
});
