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

/** Pairs of requests that are compared; more, if the first ones differ, since what is ours stays and noise does not. */
const pairs = 60;
const maxPairs = 4 * pairs;
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

/** The usual difference of two requests that follow each other, and the usual duration of the shorter one. */
const compared = (times: [number, number][]) => ({
  difference: Math.abs(median(times.map(([one, other]) => one - other))),
  shorter: Math.min(...[0, 1].map((at) => median(times.map((pair) => pair[at] ?? 0)))),
});

it.each(byId)("how long $name takes does not tell whether another owner has it", async ({ route }) => {
  const toTry = [setup.ann.things, missing].map((things) =>
    toCall(route, validInput(route, things), setup.bob.owner.token),
  ) as [Call, Call];
  const times: [number, number][] = [];
  const isAlike = () => {
    const { difference, shorter } = compared(times);
    return difference < Math.max(leastMilliseconds, shorter / 2);
  };
  const measure = async () => {
    // in turns, so that neither has the advantage of being first
    if (times.length % 2 === 0) return [await duration(toTry[0]), await duration(toTry[1])] as const;
    const other = await duration(toTry[1]);
    return [await duration(toTry[0]), other] as const;
  };
  while (times.length < pairs || (times.length < maxPairs && !isAlike())) times.push([...(await measure())]);
  expect(isAlike(), JSON.stringify(compared(times))).toBe(true);
});
