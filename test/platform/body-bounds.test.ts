import { expect, it, vi } from "vitest";
import { inputOf } from "#platform/http/request.ts";
import { contract } from "#shared/contract/index.ts";
import { bodyBytesOf, isQueryMethod } from "#shared/contract/route.ts";
import { longestInput } from "../things/longest-input.ts";
import { routes } from "../things/routes.ts";
import { eventTo } from "./http-event.ts";

const { session } = contract.visitors;

const refusalOf = (body: string, isBase64Encoded = false): { code?: string; message?: string } => {
  try {
    inputOf(session, { ...eventTo(session.path), body, isBase64Encoded });
    return {};
  } catch (error) {
    return error as { code: string };
  }
};

it("a body beyond its route's limit is refused in words before it is parsed, in base64 too", () => {
  const parse = vi.spyOn(JSON, "parse");
  const long = JSON.stringify({ token: "x".repeat(40_000) });
  const refused = { code: "too_large", message: "The request is larger than 32 KB. Send less at once." };
  expect(refusalOf(long)).toMatchObject(refused);
  expect(refusalOf(Buffer.from(long).toString("base64"), true)).toMatchObject(refused);
  expect(parse).not.toHaveBeenCalled();
  parse.mockRestore();
});

it("a body of too many levels or values is refused before it is parsed", () => {
  const parse = vi.spyOn(JSON, "parse");
  for (const body of [
    "[".repeat(1000),
    `{"a":${'{"a":'.repeat(30)}`,
    `[${"0,".repeat(2001)}`,
    "{},".repeat(1300),
  ])
    expect(refusalOf(body)).toMatchObject({ code: "invalid", message: expect.stringContaining("too many") });
  expect(parse).not.toHaveBeenCalled();
  parse.mockRestore();
});

it("brackets, commas and quotes within a text are counted as text", () => {
  const slug = '[{,"\\'.repeat(10);
  expect(inputOf(session, { ...eventTo(session.path), body: JSON.stringify({ ragSlug: slug }) })).toEqual({
    ragSlug: slug,
  });
});

const withBody = routes.filter(({ route }) => !isQueryMethod(route.method) && !route.ignoresBody);

it.each(withBody)("$name takes the longest input that its shape allows, in any script", ({ name, route }) => {
  // a text typed in may be longer than API Gateway takes, and a history than prompts hold
  const { content: _, history: __, messages: ___, ...longest } = longestInput(route);
  const messages = [{ role: "user", content: "Hello!" }];
  const { shape } = route.input;
  const input = {
    ...longest,
    ...("messages" in shape && { messages }),
    ...(shape.content?.safeParse(undefined).success === false && { content: "Words." }),
  };
  const body = JSON.stringify(input);
  expect(Buffer.byteLength(body)).toBeLessThanOrEqual(bodyBytesOf(route));
  const { success } = route.input.safeParse(inputOf(route, { ...eventTo(route.path), body }));
  expect([name, success]).toEqual([name, true]);
});
