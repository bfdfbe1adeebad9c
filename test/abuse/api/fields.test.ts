import { afterAll, beforeAll, expect, it } from "vitest";
import { countPeakFrom, residentMebibytes } from "../../bench/processes.ts";
import { randomFrom } from "../../random.ts";
import { seedsOf } from "../../seed.ts";
import { missing } from "../../things/make.ts";
import { type NamedRoute, routes } from "../../things/routes.ts";
import { validInput } from "../../things/valid-input.ts";
import { type Case, play, playMilliseconds } from "../play/play.ts";
import { byChance, innerSpoiled, oneFieldSpoiled, type Spoiled } from "../setup/field-cases.ts";
import { openSetup, type Setup, tokenFor } from "../setup/setup.ts";

let setup: Setup;
let mebibytesBefore: number;

beforeAll(async () => {
  setup = await openSetup({ isRead: true });
  mebibytesBefore = countPeakFrom(setup.product.pid);
});

afterAll(() => setup.product.giveBack());

/** Documents are not processed again nor things deleted: these routes are called with ids that nobody has. */
const isGrave = ({ name }: NamedRoute): boolean => name === "documents.process" || name.endsWith(".remove");

const played = (named: NamedRoute) => {
  const { things } = setup.ann;
  const { documentId: _, ...valid } = validInput(named.route, isGrave(named) ? missing : things);
  return { named, valid, token: tokenFor(named.route, setup.ann) };
};

/** The contract itself says which of them are to be refused. */
const toCase = (named: NamedRoute, { name, call, input }: Spoiled): Case => ({
  name,
  call,
  complaint: ({ status }) => {
    // whose signature is missing reads nothing of the input
    if (named.route.access === "signed" && status === 401) return undefined;
    const isWrong = input !== undefined && !named.route.input.safeParse(input).success;
    return isWrong && ![400, 413].includes(status) ? `${status} for what the contract refuses` : undefined;
  },
});

it(
  "a field that is not as the contract says is refused in words, and any other is lived with",
  async () => {
    const cases = routes.flatMap((named) => {
      const { valid, token } = played(named);
      return oneFieldSpoiled(named, valid, token).map((spoiled) => toCase(named, spoiled));
    });
    expect(cases.length).toBeGreaterThan(1500);
    await play(setup.product, cases);
  },
  playMilliseconds,
);

it(
  "the same holds within lists and objects",
  async () => {
    const cases = routes.flatMap((named) => {
      const { valid, token } = played(named);
      return innerSpoiled(named, valid, token).map((spoiled) => toCase(named, spoiled));
    });
    expect(cases.length).toBeGreaterThan(1000);
    await play(setup.product, cases);
  },
  playMilliseconds,
);

it(
  "the same holds for several at once, unknown ones and the prototype's names",
  async () => {
    const [first, ...others] = routes.map(played);
    if (!first) throw new Error("The contract has no routes.");
    const cases = seedsOf("fields by chance").flatMap((seed) =>
      byChance(randomFrom(seed), [first, ...others], 400).map((spoiled): Case => {
        const named = routes.find(({ name }) => spoiled.name.startsWith(`${name} `));
        return {
          ...(named ? toCase(named, spoiled) : spoiled),
          drawnBy: { suite: "fields by chance", seed },
        };
      }),
    );
    await play(setup.product, cases);
  },
  playMilliseconds,
);

it("after all of it the product answers, has logged no failure of ours, and has not grown without bound", async () => {
  const { owner, things } = setup.ann;
  expect((await owner.chatbots.get({ id: things.chatbot })).id).toBe(things.chatbot);
  expect(await setup.product.output()).not.toMatch(/"level":"ERROR"/);
  expect(residentMebibytes(setup.product.pid, "VmHWM") - mebibytesBefore).toBeLessThan(850);
});
