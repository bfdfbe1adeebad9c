import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { isQueryMethod } from "#shared/contract/route.ts";
import { countPeakFrom, residentMebibytes } from "../../bench/processes.ts";
import { missing } from "../../things/make.ts";
import { routes } from "../../things/routes.ts";
import { validInput } from "../../things/valid-input.ts";
import { type Case, isOneOf, play, playMilliseconds } from "../play/play.ts";
import { bearing, toCall } from "../setup/requests.ts";
import { openSetup, type Setup } from "../setup/setup.ts";

let setup: Setup;
let mebibytesBefore: number;

beforeAll(async () => {
  setup = await openSetup();
  mebibytesBefore = countPeakFrom(setup.product.pid);
});

afterAll(() => setup.product.giveBack());

/** A body that has to be signed is refused before it is read, whatever it is: `who.test.ts`. */
const withBody = routes.filter(({ route }) => !isQueryMethod(route.method) && route.access !== "signed");

const tokenFor = (access: string): string | undefined => {
  if (access === "public") return undefined;
  if (access === "apiKey") return setup.ann.tokens.apiKey;
  return access === "owner" ? setup.ann.owner.token : setup.ann.tokens.publicSession;
};

/** The ids name nothing, so an accepted body changes nothing. */
const callOf = ({ name, route }: (typeof routes)[number]) => ({
  name,
  call: toCall(route, validInput(route, missing), tokenFor(route.access)),
});

const notJson: Record<string, string | Buffer> = {
  "half an object": '{"name":',
  "text after an object": "{} {}",
  "single quotes": "{'name':'x'}",
  "a comment": '{/* */"name":"x"}',
  "a trailing comma": '{"name":"x",}',
  "NaN alone": "NaN",
  "a byte order mark": "\ufeff{}",
  "UTF-16": Buffer.from('{"name":"x"}', "utf16le"),
  "bytes that are no text": Buffer.from([0xff, 0xfe, 0x00, 0x80]),
  "a NUL": "\0",
  gzip: gzipSync('{"name":"x"}'),
  "a form": "name=x&use_case=support",
  XML: '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>',
  "a list": "[]",
  "a list 10,000 deep": "[".repeat(10_000) + "]".repeat(10_000),
  "a list 100,000 deep": "[".repeat(100_000),
  "the word null": "null",
  "a text": '"name"',
  "a number": "1e999",
};

it(
  "a body that is no JSON object is refused in words",
  async () => {
    const cases = withBody.map(callOf).flatMap(({ name, call }) =>
      Object.entries(notJson).map(
        ([what, body]): Case => ({
          name: `${name} with ${what} for a body`,
          call: {
            ...call,
            body,
            headers: { ...call.headers, ...(what === "gzip" && { "content-encoding": "gzip" }) },
          },
          complaint: body.length > 4096 ? isOneOf(400, 413) : isOneOf(400),
        }),
      ),
    );
    expect(cases.length).toBeGreaterThan(250);
    await play(setup.product, cases);
  },
  playMilliseconds,
);

it(
  "a body is read as JSON whatever it is called, and however it is sent",
  async () => {
    const types = [
      "text/plain",
      "application/x-www-form-urlencoded",
      "multipart/form-data",
      "",
      "application/json; charset=utf-7",
      "x".repeat(4000),
    ];
    const cases = withBody.map(callOf).flatMap(({ name, call }): Case[] => {
      const body = String(call.body);
      const again = body.replace("{", '{"__proto__":{"isAdmin":true},"name":1,"name":"x",');
      return [
        ...types.map((type) => ({
          name: `${name} as ${type.slice(0, 40)}`,
          call: { ...call, headers: { ...call.headers, "content-type": type } },
        })),
        {
          name: `${name} in chunks`,
          call: { ...call, headers: { ...call.headers, "transfer-encoding": "chunked" } },
        },
        { name: `${name} with the same name twice`, call: { ...call, body: again } },
        {
          name: `${name} with broken UTF-8`,
          call: {
            ...call,
            body: Buffer.concat([
              Buffer.from(body.slice(0, -2)),
              Buffer.from([0xc3, 0x28]),
              Buffer.from(body.slice(-2)),
            ]),
          },
        },
        { name: `${name} with no body`, call: { ...call, body: "" } },
      ];
    });
    await play(setup.product, cases);
  },
  playMilliseconds,
);

it("more than 10 MB is refused, to whoever sends it, and is not kept", async () => {
  const body = `{"name":"${"x".repeat(10.5 * 1024 * 1024)}"}`;
  const cases = withBody
    .filter(({ name }) => /create|session|ask/.test(name))
    .flatMap(({ name, route }): Case[] => {
      const { path, method } = toCall(route, validInput(route, missing));
      return [undefined, tokenFor(route.access)].flatMap((token) =>
        [{}, { "transfer-encoding": "chunked" }].map((how) => ({
          name: `${name} with 10.5 MB ${token ? "signed in" : ""} ${JSON.stringify(how)}`,
          call: { method, path, body, headers: { ...bearing(token), ...how } },
          complaint: isOneOf(413),
        })),
      );
    });
  await play(setup.product, cases);
  expect(residentMebibytes(setup.product.pid, "VmHWM") - mebibytesBefore).toBeLessThan(600);
  const { owner, things } = setup.ann;
  expect((await owner.chatbots.get({ id: things.chatbot })).id).toBe(things.chatbot);
  expect(await setup.product.output()).not.toMatch(/"level":"ERROR"/);
});
