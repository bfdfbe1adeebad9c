import { afterAll, beforeAll, expect, it } from "vitest";
import { type Call, call, type Reply } from "../play/call.ts";
import { accessKeyIdOf, openScene, type Scene } from "../scene/scene.ts";

let scene: Scene;

beforeAll(async () => {
  scene = await openScene();
});

afterAll(() => scene.product.stop());

const send = (request: Call): Promise<Reply> => call(scene.product.url, request);

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
    `{"AccessToken":"${scene.ann.owner.token}x"}`,
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
});

it("mails are shown to this machine's own reader alone, and connections managed by nobody from outside", async () => {
  const { mailboxUrl } = JSON.parse((await send({ method: "GET", path: "/config.json" })).body);
  const ask = (request: Call) => call(mailboxUrl, request);
  const strangers: Record<string, string>[] = [
    { origin: "https://example.com" },
    { origin: "null" },
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
    { "x-forwarded-for": "127.0.0.1" },
    { forwarded: "for=127.0.0.1" },
  ];
  for (const path of ["/", "/mails.json", "/x/y.json"]) {
    expect((await ask({ method: "GET", path })).status).toBe(200);
    for (const headers of strangers) expect((await ask({ method: "GET", path, headers })).status).toBe(404);
    for (const method of ["POST", "DELETE", "PUT", "OPTIONS"])
      expect((await ask({ method, path })).status).toBe(404);
  }
  for (const path of [
    "/_local/socket",
    "/_local/socket/@connections/x",
    "/_local/socket/%40connections/%zz",
    "/_local/socket/../socket/@connections/x",
  ])
    for (const method of ["GET", "POST", "DELETE"])
      for (const headers of [
        {},
        { authorization: "AWS4-HMAC-SHA256 Credential=x/y" },
        {
          authorization: `AWS4-HMAC-SHA256 Credential=${accessKeyIdOf(scene.product)}/`,
          origin: "https://example.com",
        },
      ])
        expect([403, 404]).toContain((await send({ method, path, headers })).status);
  expect(scene.product.output()).not.toMatch(/"level":"ERROR"|\n\s+at /);
});
