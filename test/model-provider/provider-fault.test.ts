import { APIConnectionError, APIError } from "openai";
import { expect, it } from "vitest";
import { chatModelsOf } from "#platform/models/account/chat-models.ts";
import { providerFault } from "#platform/models/account/provider-fault.ts";
import { Problem } from "#platform/models/calls/problem.ts";

const key = "sk-4f9d2c71";
const tried = { host: "api.example", hasKey: true, seconds: 10 };
const answered = (status: number, message = `no: ${key}`) =>
  APIError.generate(status, { error: { message } }, undefined, new Headers());
const failed = (code: string) => new APIConnectionError({ cause: Object.assign(new Error(key), { code }) });

it.each<[unknown, string, RegExp]>([
  [answered(401), "key", /refuses this key/],
  [answered(403), "key", /refuses this key/],
  [answered(400, "API key not valid. Please pass a valid API key."), "key", /refuses this key/],
  [answered(302), "base_url", /redirects to another address/],
  [answered(402), "base_url", /no credit/],
  [answered(404), "base_url", /usually ends in \/v1/],
  [answered(429), "base_url", /no more requests/],
  [answered(503), "base_url", /status 503/],
  [failed("ENOTFOUND"), "base_url", /no server on the internet at api\.example/],
  [failed("ECONNREFUSED"), "base_url", /api\.example does not answer/],
  [failed("CERT_HAS_EXPIRED"), "base_url", /certificate that has expired/],
  [failed("ERR_TLS_CERT_ALTNAME_INVALID"), "base_url", /certificate for another name/],
  [failed("DEPTH_ZERO_SELF_SIGNED_CERT"), "base_url", /signed itself/],
  [new Problem("silent"), "base_url", /did not answer within 10 seconds/],
  [new Problem("web page"), "base_url", /web page is at this address/],
  [new SyntaxError(key), "base_url", /not a model's server/],
  [new Error(key), "base_url", /Try again in a moment/],
])("%s is told in words, without the server's own", (error, field, message) => {
  const fault = providerFault(error, tried);
  expect(fault).toEqual({ field, message: expect.stringMatching(message) });
  expect(fault.message).not.toContain(key);
});

it("a list of models is offered without those that do something else than answer", () => {
  const others = [
    "text-embedding-3-small",
    "whisper-1",
    "gpt-4o-mini-tts",
    "gpt-image-1",
    "omni-moderation-latest",
  ];
  expect(chatModelsOf(["o3", ...others, "gpt-6-luna", "bge-m3", "o3", "a\u0000b"])).toEqual([
    "gpt-6-luna",
    "o3",
  ]);
});
