import { connect } from "node:net";
import { expect, it, vi } from "vitest";
import { ann, call, pageOrigin, register, startPool } from "./pool.ts";

const attempt = (clientId: string) => ({
  ClientId: clientId,
  AuthFlow: "USER_PASSWORD_AUTH",
  AuthParameters: { USERNAME: ann.email, PASSWORD: ann.password },
});

it("a page of an allowed origin may call and read the answer", async () => {
  const { endpoint, clientId } = await startPool();
  await register();
  const { status, headers } = await call(endpoint, "InitiateAuth", attempt(clientId), { origin: pageOrigin });
  expect(status).toBe(200);
  expect(headers.get("access-control-allow-origin")).toBe(pageOrigin);
  expect(headers.get("vary")).toBe("origin");
});

it("a preflight of an allowed origin is answered with the headers it asks for", async () => {
  const { endpoint } = await startPool();
  const asked = "content-type,x-amz-target,x-amz-user-agent";
  const { status, headers } = await fetch(endpoint, {
    method: "OPTIONS",
    headers: { origin: pageOrigin, "access-control-request-headers": asked },
  });
  expect([status, headers.get("access-control-allow-headers")]).toEqual([204, asked]);
});

it.each(["https://evil.example", "null"])(
  "the origin %s is refused even with the right password",
  async (origin) => {
    const { endpoint, clientId } = await startPool();
    await register();
    const { status, headers, body } = await call(endpoint, "InitiateAuth", attempt(clientId), { origin });
    expect([status, body.__type]).toEqual([403, "ForbiddenException"]);
    expect(headers.get("access-control-allow-origin")).toBeNull();
  },
);

it("a foreign preflight is refused", async () => {
  const { endpoint } = await startPool();
  const response = await fetch(endpoint, { method: "OPTIONS", headers: { origin: "https://evil.example" } });
  expect(response.status).toBe(403);
});

it.each([
  ["text that is no JSON", "{", "SerializationException"],
  ["nothing", "", "SerializationException"],
  ["a list", "[]", "InvalidParameterException"],
  ["no client", "{}", "InvalidParameterException"],
  ["another client", JSON.stringify(attempt("other")), "ResourceNotFoundException"],
])("%s is answered as Cognito answers it", async (_what, body, name) => {
  const { endpoint } = await startPool();
  const answer = await call(endpoint, "InitiateAuth", body);
  expect([answer.status, answer.body.__type, answer.headers.get("x-amzn-errortype")]).toEqual([
    400,
    name,
    name,
  ]);
  expect(answer.body.message).not.toBe("");
});

it("a body over 128 KB is refused", async () => {
  const { endpoint } = await startPool();
  const answer = await call(endpoint, "SignUp", JSON.stringify({ Username: "a".repeat(130 * 1024) }));
  expect(answer.status).toBe(413);
});

it("an operation that the pool does not have is named unknown", async () => {
  const { endpoint } = await startPool();
  expect((await call(endpoint, "CreateIdentityProvider", {})).body.__type).toBe("UnknownOperationException");
  expect((await call(`${endpoint}elsewhere`, "SignUp", {})).body.__type).toBe("UnknownOperationException");
});

it("a caller that hangs up halfway disturbs nobody", async () => {
  const logged = vi.spyOn(console, "error");
  const { endpoint, clientId } = await startPool();
  const { port, pathname } = new URL(endpoint);
  const target = "x-amz-target: AWSCognitoIdentityProviderService.SignUp";
  const socket = connect(Number(port), "127.0.0.1");
  socket.write(`POST ${pathname} HTTP/1.1\r\nhost: localhost\r\n${target}\r\ncontent-length: 99\r\n\r\n{`);
  await vi.waitUntil(() => socket.bytesWritten > 0);
  socket.resetAndDestroy();
  await register();
  expect((await call(endpoint, "InitiateAuth", attempt(clientId))).status).toBe(200);
  expect(logged).not.toHaveBeenCalled();
});
