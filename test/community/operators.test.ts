import { afterAll, beforeAll, expect, it } from "vitest";
import { operatorAddresses } from "#platform/access/owner/operator-addresses.ts";
import { mailsTo } from "../mails.ts";
import { type Product, refusedStart, startProduct } from "../product.ts";
import { until } from "../until.ts";
import { type Actor, cognito, password, signIn } from "../users.ts";

let product: Product;
beforeAll(async () => {
  const env = { OPERATORS: "Boss@Example.org, late@example.org" };
  product = await startProduct({ args: ["--confirm-sign-up", "code"], env });
});
afterAll(() => product.stop());

const signUp = async (email: string): Promise<void> => {
  const { userPoolClientId: ClientId } = await (await fetch(`${product.url}/config.json`)).json();
  const attributes = { UserAttributes: [{ Name: "email", Value: email }] };
  await cognito(product.url, "SignUp", { ClientId, Username: email, Password: password, ...attributes });
  const code = await until(async () => {
    const [mail] = await mailsTo(email, product.url);
    return mail && /\b\d{6}\b/.exec(mail.text)?.[0];
  });
  await cognito(product.url, "ConfirmSignUp", { ClientId, Username: email, ConfirmationCode: code });
};

const isOperator = async ({ team }: Actor) => (await team.memberships({})).is_operator;

it("an operator is who has confirmed one of the addresses, or made the first account, and nobody else", async () => {
  const names = ["first@example.net", "boss@example.org", "boss@example.org.example.net"];
  for (const name of names) await signUp(name);
  const [first, boss, other] = await Promise.all(names.map((name) => signIn(name, product.url)));
  if (!first || !boss || !other) throw new Error("Nobody signed in.");
  expect(await Promise.all([first, boss, other].map(isOperator))).toEqual([true, true, false]);
  expect((await boss.forum.reports({})).items).toEqual([]);
  await expect(other.forum.reports({})).rejects.toMatchObject({ code: "not_found" });
});

it("an address that somebody wants but has not confirmed makes no operator", async () => {
  await signUp("eve@example.net");
  const eve = await signIn("eve@example.net", product.url);
  await cognito(product.url, "UpdateUserAttributes", {
    AccessToken: eve.token,
    UserAttributes: [{ Name: "email", Value: "late@example.org" }],
  });
  expect(await isOperator(eve)).toBe(false);
});

it("addresses are no reason to trust sign-ups that nobody confirms", async () => {
  expect(await refusedStart({ env: { OPERATORS: "boss@example.org" } })).toContain(
    "OPERATORS needs --confirm-sign-up code",
  );
  expect(await refusedStart({ env: { OPERATORS: "boss" }, args: ["--confirm-sign-up", "code"] })).toContain(
    'OPERATORS takes e-mail addresses, not "boss".',
  );
});

it("without addresses nobody is named", () => {
  expect(operatorAddresses({})).toEqual([]);
  expect(operatorAddresses({ OPERATORS: " , " })).toEqual([]);
  expect(operatorAddresses({ OPERATORS: "A@B.example ,c@d.example" })).toEqual([
    "a@b.example",
    "c@d.example",
  ]);
});
