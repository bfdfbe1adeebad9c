import { afterAll, beforeAll, expect, it } from "vitest";
import { type Case, isOneOf, play, playMilliseconds } from "../play/play.ts";
import { bearing, toCall } from "../setup/requests.ts";
import { routes } from "../setup/routes.ts";
import { openScene, type Scene } from "../setup/setup.ts";
import { worthlessTokens, worthlessVisitorTokens } from "../setup/tokens.ts";
import { validInput } from "../setup/valid-input.ts";

let scene: Scene;

beforeAll(async () => {
  scene = await openScene({ isRead: true });
});

afterAll(() => scene.product.stop());

const guarded = routes.filter(({ route }) => route.access !== "public");

/** More than Node reads of a request's head is refused before anybody looks at it. */
const isRefused = isOneOf(401, 431);

it(
  "no route opens to a token that is not its own",
  async () => {
    const tokens = await worthlessTokens(scene);
    const cases = guarded.flatMap(({ name, route }) =>
      Object.entries(tokens)
        .filter(([wrong]) => route.access === "owner" || !wrong.includes("visitor"))
        .map(
          ([wrong, token]): Case => ({
            name: `${name} with a token ${wrong}`,
            call: toCall(route, validInput(route, scene.ann.things), token),
            mayHangUp: token.length > 16_000,
            complaint: isRefused,
          }),
        ),
    );
    expect(cases.length).toBeGreaterThan(600);
    await play(scene.product, cases);
  },
  playMilliseconds,
);

it(
  "a token counts in the header Authorization alone, as a bearer's",
  async () => {
    const { token } = scene.ann.owner;
    const headers: Record<string, Record<string, string>> = {
      "no header": {},
      "the scheme Basic": { authorization: `Basic ${token}` },
      "no scheme": { authorization: token },
      "two tokens": { authorization: `Bearer ${token} ${token}` },
      "a cookie": { cookie: `token=${token}; authorization=Bearer ${token}` },
      "another header": { "x-access-token": token, "x-amz-security-token": token },
    };
    const cases = guarded.flatMap(({ name, route }) => {
      const plain = toCall(route, validInput(route, scene.ann.things));
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
    await play(scene.product, cases);
  },
  playMilliseconds,
);

it(
  "a visitor's token opens its own widget or page alone, unchanged",
  async () => {
    const { ann, bob } = scene;
    const cases = routes
      .filter(({ route }) => route.access === "visitor")
      .flatMap(({ name, route }) => {
        const own = name === "chat.askWidget" ? "widget" : "page";
        const input = validInput(route, ann.things);
        const tokens = {
          "another widget's": bob.visitor.widget,
          "another page's": bob.visitor.page,
          "the other kind's": ann.visitor[own === "widget" ? "page" : "widget"],
          "the owner's": ann.owner.token,
          ...worthlessVisitorTokens(ann.visitor[own]),
        };
        return [
          {
            name: `${name} with its own token`,
            call: toCall(route, input, ann.visitor[own]),
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
    await play(scene.product, cases);
  },
  playMilliseconds,
);

it("nothing of all this was logged as our failure", () => {
  expect(scene.product.output()).not.toMatch(/"level":"ERROR"/);
});
