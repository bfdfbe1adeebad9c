import type { RequestListener } from "node:http";
import { afterEach, beforeEach, expect, it } from "vitest";
import { attempt } from "#lambdas/webhooks/send/attempt.ts";
import { internet } from "#platform/outgoing/connect.ts";
import { outside, serving, worldOf } from "../platform/outgoing/small-world.ts";

const usual = { ...internet };
beforeEach(() => {
  Object.assign(internet, worldOf({ "api.example": [[outside]] }));
});
afterEach(() => {
  Object.assign(internet, usual);
});

const secrets = ["whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"];

const send = async (answer: RequestListener, seconds?: number) => {
  const { port } = await serving(outside, answer);
  return attempt(`http://api.example:${port}/`, { id: "whm_a", body: "{}", secrets }, seconds);
};

it("a server that does not answer in time is told to answer first", async () => {
  const { error, status, response } = await send(() => undefined, 0.1);
  expect([error, status, response]).toEqual([
    "Your server took longer than 0.1 seconds. Answer first and work afterwards.",
    undefined,
    undefined,
  ]);
});

it("the beginning of a long answer is kept, and the rest is not read", async () => {
  let isClosed: (value: unknown) => void;
  const closed = new Promise((resolve) => {
    isClosed = resolve;
  });
  const sent = await send((_, response) => {
    response.writeHead(200, { "content-type": "text/plain" });
    const write = () => void response.write("é".repeat(4000), (error) => (error ? undefined : write()));
    response.on("close", isClosed).on("error", () => undefined);
    write();
  });
  await closed;
  expect(sent.error).toBeUndefined();
  expect(sent.response).toEqual({
    status: 200,
    content_type: "text/plain",
    text: "é".repeat(1000),
    is_cut: true,
  });
});

it("a status counts although the body breaks off", async () => {
  const { error, status } = await send((_, response) => {
    response.writeHead(200, { "content-length": "100" }).write("half");
    setImmediate(() => response.destroy());
  });
  expect([error, status]).toEqual([undefined, 200]);
});

it("a server's wish to wait is read, and only after a failure", async () => {
  const answering = (code: number) =>
    send((_, response) => response.writeHead(code, { "retry-after": "90" }).end());
  expect((await answering(503)).wishSeconds).toBe(90);
  expect((await answering(200)).wishSeconds).toBeUndefined();
});
