import { afterAll, beforeAll, expect, it } from "vitest";
import { type Call, call, type Reply } from "../play/call.ts";
import { openSetup, type Setup } from "../setup/setup.ts";

let setup: Setup;

beforeAll(async () => {
  setup = await openSetup();
});

afterAll(() => setup.product.giveBack());

const send = (request: Call): Promise<Reply> => call(setup.product.url, request);

it("the user pool answers junk in its own words, and its administration nobody", async () => {
  const target = (operation: string) => ({
    "x-amz-target": `AWSCognitoIdentityProviderService.${operation}`,
    "content-type": "application/x-amz-json-1.1",
  });
  const operations = [
    "InitiateAuth",
    "RespondToAuthChallenge",
    "SignUp",
    "ConfirmSignUp",
    "ForgotPassword",
    "ConfirmForgotPassword",
    "GetUser",
    "ChangePassword",
    "UpdateUserAttributes",
    "DeleteUser",
    "GlobalSignOut",
    "RevokeToken",
    "ListUsers",
    "AdminGetUser",
    "AdminDeleteUser",
    "AdminSetUserPassword",
    "__proto__",
    "constructor",
    "",
  ];
  const bodies = [
    "",
    "{",
    "[]",
    "null",
    '"x"',
    "[".repeat(10_000),
    `{"ClientId":"x","Username":{"$ne":null},"AuthFlow":"USER_PASSWORD_AUTH"}`,
    `{"Username":"${"x".repeat(100_000)}"}`,
    `{"AccessToken":"${setup.ann.owner.token}x"}`,
    "x".repeat(200_000),
  ];
  for (const operation of operations)
    for (const body of bodies) {
      const reply = await send({ method: "POST", path: "/_local/cognito", headers: target(operation), body });
      expect([400, 403, 413], `${operation} ${body.slice(0, 80)} ${reply.body}`).toContain(reply.status);
      expect(reply.body).toMatch(/^\{"__type":"\w+","message":"[^"]+"\}$|^\{"__type":"\w+"/);
      expect(reply.body).not.toMatch(/\n\s+at |SyntaxError|ZodError/);
    }
  for (const origin of ["https://example.com", "null", "http://localhost:1"]) {
    const reply = await send({
      method: "POST",
      path: "/_local/cognito",
      headers: { ...target("SignUp"), origin },
      body: "{}",
    });
    expect([reply.status, reply.headers["access-control-allow-origin"]]).toEqual([403, undefined]);
  }
  expect(await setup.product.output()).not.toMatch(/"level":"ERROR"|\n\s+at /);
});
