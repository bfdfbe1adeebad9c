import { expect, inject, it } from "vitest";
import * as z from "zod";
import type { openapi } from "#shared/api-docs/openapi.ts";
import { call, type Reply } from "../abuse/play/call.ts";
import { faultOf, parsed } from "../abuse/play/faults.ts";
import { reportIfRed } from "../it-drawn.ts";
import { randomFrom } from "../random.ts";
import { isFull, seedOfRun, seedsOf } from "../seed.ts";
import { makeThings } from "../things/make.ts";
import { type NamedRoute, routes } from "../things/routes.ts";
import { validInput } from "../things/valid-input.ts";
import { as, bearing } from "../users.ts";
import { requestByChance } from "./by-chance/request.ts";

/** Requests for each route; PUBLIC_API_CASES=200 takes five times as long as the usual run. */
const count = Number(process.env.PUBLIC_API_CASES ?? (isFull() ? 200 : 40));
const atOnce = 4;
/** The address of a file leads nowhere, and a question has an answer by then. */
const maySucceedNever = ["documentsApi.addFromUrl", "documentsApi.changeAnswer"];

const ofKeys = routes.filter(({ route }) => route.access === "apiKey");

type Description = ReturnType<typeof openapi>;

const operationOf = ({ paths }: Description, { route }: NamedRoute) =>
  z
    .object({ responses: z.record(z.string(), z.unknown()) })
    .parse(paths[route.path]?.[route.method.toLowerCase()]);

/** The schema of an error's body, as the description names it. */
const Refused = z.object({
  content: z.object({ "application/json": z.object({ schema: z.object({ $ref: z.string() }) }) }),
});

const complaint = (description: Description, documented: Record<string, unknown>, reply: Reply) => {
  const response = documented[reply.status];
  if (!response) return `the status ${reply.status} is not documented`;
  if (reply.status < 400) return undefined;
  const { $ref } = Refused.parse(response).content["application/json"].schema;
  const name = $ref.split("/").at(-1) as keyof Description["components"]["schemas"];
  const shape = z.fromJSONSchema(description.components.schemas[name] as z.core.JSONSchema.JSONSchema);
  const { success, error } = shape.safeParse(parsed(reply.body));
  return success ? undefined : `not of the shape ${name}: ${error.message}`;
};

/** JSON-RPC repeats the id of the request, whatever it was. */
const withoutId = (reply: Reply): Reply => {
  const { success, data } = z
    .looseObject({ jsonrpc: z.string(), id: z.unknown() })
    .safeParse(parsed(reply.body));
  return success ? { ...reply, body: JSON.stringify({ ...data, id: null }) } : reply;
};

it(`${count} requests by chance to each route of API keys are answered as the description says`, async () => {
  reportIfRed("requests by chance", seedOfRun());
  const url = inject("url");
  const owner = await as("ann");
  const { things } = await makeThings({ owner, visitor: bearing, name: "ann", isRead: true });
  const rag_system_id = things.chatbot;
  const keyWith = async (settings: object) =>
    (await owner.apiKeys.create({ name: "By chance", rag_system_id, daily_quota: 10_000, ...settings }))
      .api_key;
  const [read, tight] = [
    await keyWith({ requests_per_minute: 1000 }),
    await keyWith({ requests_per_minute: 1 }),
  ];
  const description: Description = await (await fetch(`${url}/openapi.json`)).json();
  const randoms = seedsOf("requests by chance").map(randomFrom);
  const wrong: string[] = [];
  const seen = new Map<string, Set<number>>();
  for (const named of ofKeys) {
    const { responses } = operationOf(description, named);
    const full = await keyWith({ permission_scope: "read-write", requests_per_minute: 1000 });
    const valid = validInput(named.route, things);
    const keys = { full, read, tight };
    const cases = randoms.flatMap((random) =>
      random.times(count, (number) => requestByChance(random, { route: named.route, valid, number, keys })),
    );
    const statuses = new Set<number>();
    seen.set(named.name, statuses);
    const work = async () => {
      for (let next = cases.shift(); next; next = cases.shift()) {
        const reply = await call(url, next);
        statuses.add(reply.status);
        const found = faultOf(withoutId(reply)) ?? complaint(description, responses, reply);
        const tells = reply.status >= 400 && [things.user, full].some((id) => reply.body.includes(id));
        if (found || tells)
          wrong.push(`${named.name}: ${found ?? "it names what is inside"}\n${told(next)}\n${told(reply)}`);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
  }
  expect(wrong.length, wrong.slice(0, 5).join("\n\n")).toBe(0);
  for (const [name, statuses] of seen) {
    if (!maySucceedNever.includes(name)) expect(Math.min(...statuses), name).toBeLessThan(300);
    if (count > 1) expect(Math.max(...statuses), name).toBeGreaterThan(399);
  }
}, 600_000);

const told = (value: object): string => JSON.stringify(value).slice(0, 600);
