import { afterAll, beforeAll, expect, it } from "vitest";
import { missing } from "../../things/make.ts";
import { routes } from "../../things/routes.ts";
import { validInput } from "../../things/valid-input.ts";
import { type Call, call } from "../play/call.ts";
import { toCall } from "../setup/requests.ts";
import { openSetup, type Setup } from "../setup/setup.ts";

let setup: Setup;

beforeAll(async () => {
  setup = await openSetup();
});

afterAll(() => setup.product.giveBack());

const rounds = 60;
const leastMilliseconds = 5;

const duration = async (request: Call): Promise<number> => {
  const startedAt = performance.now();
  const { status } = await call(setup.product.url, request);
  expect(status).toBe(404);
  return performance.now() - startedAt;
};

const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const byId = routes.filter(({ name }) =>
  [
    "chatbots.get",
    "documents.get",
    "documents.process",
    "conversations.messages",
    "conversations.end",
    "widgets.update",
    "chat.ask",
  ].includes(name),
);

it.each(byId)(
  "how long $name takes does not tell whether another owner has it",
  // A difference that is ours shows every time, one of a busy machine does not.
  { retry: 3 },
  async ({ route }) => {
    const [theirs, nobodys] = [setup.ann.things, missing].map((things) =>
      toCall(route, validInput(route, things), setup.bob.owner.token),
    );
    const times: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round++) {
      times[0].push(await duration(theirs as Call));
      times[1].push(await duration(nobodys as Call));
    }
    const [one, other] = [median(times[0]), median(times[1])];
    expect(Math.abs(one - other)).toBeLessThan(Math.max(leastMilliseconds, Math.min(one, other) / 2));
  },
);
