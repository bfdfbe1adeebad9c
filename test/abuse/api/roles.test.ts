import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { routes } from "../../things/routes.ts";
import { unproven } from "../../things/unproven.ts";
import { validInput } from "../../things/valid-input.ts";
import { until } from "../../until.ts";
import { type Actor, cognito, password, signIn } from "../../users.ts";
import { call } from "../play/call.ts";
import { type Case, isOneOf, play, playMilliseconds } from "../play/play.ts";
import { toCall } from "../setup/requests.ts";
import { openSetup, type Setup, tokenFor } from "../setup/setup.ts";

let setup: Setup;

beforeAll(async () => {
  setup = await openSetup();
});

afterAll(() => setup.product.giveBack());

const claimsOf = (token: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());

/** Attributes that a sign-up may send in the hope of more rights. */
const pretended = [
  { Name: "custom:role", Value: "admin" },
  { Name: "custom:is_admin", Value: "true" },
  { Name: "cognito:groups", Value: "admin" },
  { Name: "profile", Value: "admin" },
];

/** Somebody who signs up with these attributes; without them where they are refused. */
const signedUp = async (UserAttributes: typeof pretended): Promise<Actor> => {
  const { url } = setup.product;
  const { userPoolClientId: ClientId } = await (await fetch(`${url}/config.json`)).json();
  const email = `eve-${randomUUID()}@example.com`;
  const account = { ClientId, Username: email, Password: password };
  await cognito(url, "SignUp", { ...account, UserAttributes }).catch(() => cognito(url, "SignUp", account));
  return signIn(email, url);
};

it("[SEC-001] every user is the owner of an account, none is an administrator, makes itself one, or runs the pool", async () => {
  expect(new Set(routes.map(({ route }) => route.access))).toEqual(
    new Set(["owner", "visitor", "public", "apiKey", "signed"]),
  );
  const [eve, ...others] = await Promise.all([signedUp([]), ...pretended.map((one) => signedUp([one]))]);
  for (const { token } of [eve, ...others, setup.ann.owner])
    expect(Object.keys(claimsOf(token)).filter((name) => /role|group|admin/i.test(name))).toEqual([]);
  for (const operation of ["AdminAddUserToGroup", "AdminGetUser", "AdminDeleteUser", "ListUsers"])
    await expect(
      cognito(setup.product.url, operation, {
        UserPoolId: "x",
        Username: eve.email,
        GroupName: "admin",
        AccessToken: eve.token,
      }),
    ).rejects.toThrow(/AccessDenied|UnknownOperation/);
  expect((await eve.chatbots.list({})).items).toEqual([]);
  await expect(eve.chatbots.get({ id: setup.ann.things.chatbot })).rejects.toMatchObject({
    code: "not_found",
  });
});

it(
  "[SEC-008] visitors of widgets and public pages call the public functions, and no other",
  async () => {
    const { things, tokens } = setup.ann;
    const refused = routes
      .filter(({ route }) => route.access !== "public")
      .flatMap(({ name, route }) =>
        Object.entries({
          nobody: undefined,
          ...(route.access === "owner" && { "a widget's": tokens.session, "a page's": tokens.publicSession }),
        }).map(
          ([whose, token]): Case => ({
            name: `${name} by a visitor, ${whose}`,
            call: toCall(route, validInput(route, things), token),
            complaint: isOneOf(401),
          }),
        ),
      );
    expect(refused.length).toBeGreaterThan(60);
    await play(setup.product, refused);
    const open = routes.filter(({ route: { access } }) => access !== "owner" && access !== "signed");
    for (const { name, route } of open) {
      expect(route.path).toMatch(
        route.access === "apiKey"
          ? /^\/((functions\/)?v1|mcp)\//
          : /^\/(functions\/v1|embed|jobs|help\/posts|api\/(knowledge\/pages|forum|newsletter))\/|^\/(help|sitemap(-\w+)?\.xml|robots\.txt)$/,
      );
      const token = tokenFor(route, setup.ann);
      // Five proofs of one network are tried in a minute, and files before this one may have used them up.
      const status = await until(async () => {
        const reply = await call(setup.product.url, toCall(route, validInput(route, things), token));
        return reply.status === 429 ? undefined : reply.status;
      });
      // A chatbot that has read nothing yet says that it has no answer; some routes want a proof in their input.
      expect([name, [200, 422, unproven[name]].includes(status)]).toEqual([name, true]);
    }
  },
  playMilliseconds,
);
