import { afterAll, beforeAll, expect, it } from "vitest";
import { cpuSecondsOf, residentMebibytes } from "../../bench/processes.ts";
import { type Product, startProduct } from "../../product.ts";
import { type Actor, as } from "../../users.ts";

let product: Product;
let ann: Actor;
let bob: Actor;

beforeAll(async () => {
  product = await startProduct();
  [ann, bob] = await Promise.all([as("ann", product.url), as("bob", product.url)]);
});

afterAll(() => product.stop());

const keys = (count: number) =>
  `openapi: 3.0.0\n${Array.from({ length: count }, (_, at) => `k${at}: 1`).join("\n")}`;

/** Each of 1,000 properties is an object with 1,000 properties, and so on. */
const unfolding = () => {
  const one = { $ref: "#/components/schemas/one" };
  const properties = Object.fromEntries(Array.from({ length: 1000 }, (_, at) => [`p${at}`, one]));
  return JSON.stringify({
    openapi: "3.0.0",
    paths: { "/a": { post: { requestBody: { content: { "application/json": { schema: one } } } } } },
    components: { schemas: { one: { type: "object", properties } } },
  });
};

/** The address of a server that each of its variables makes many times as long. */
const growing = () => {
  const variables = Object.fromEntries(
    Array.from({ length: 40 }, (_, at) => [`v${at}`, { default: `{v${at + 1}}`.repeat(300) }]),
  );
  const servers = [{ url: "https://{v0}", variables }];
  return JSON.stringify({ openapi: "3.0.0", servers, paths: { "/a": { get: { summary: "A" } } } });
};

const documents = {
  "20 KB of keys": keys(2400),
  "890 KB of keys": keys(82_000),
  "1 MB of brackets": "[".repeat(1_000_000),
  "1 MB of dashes": "- ".repeat(500_000),
  "1 MB of empty lines": `a:\n${"\n".repeat(999_000)}`,
  "objects that unfold without end": unfolding(),
  "an address that grows without end": growing(),
};

it.each(Object.entries(documents))(
  "%s hold up nobody, and take little of the product",
  async (_, document) => {
    const pid = product.process.pid ?? 0;
    const before = { seconds: cpuSecondsOf(pid), mebibytes: residentMebibytes(pid, "VmRSS") };
    let isOver = false;
    const attack = Promise.all(
      [1, 2, 3].map(() => ann.integrations.readOpenApi({ document }).catch(({ code }) => code)),
    ).finally(() => {
      isOver = true;
    });
    let answered = 0;
    do {
      await bob.chatbots.list({});
      answered += 1;
    } while (!isOver);
    for (const reply of await attack) if (typeof reply === "string") expect(reply).toBe("invalid");
    // the three requests of 1 MB are parsed as JSON and handed on; each answer to the other takes some milliseconds
    expect(cpuSecondsOf(pid) - before.seconds).toBeLessThan(3 + answered * 0.02);
    expect(residentMebibytes(pid, "VmRSS") - before.mebibytes).toBeLessThan(300);
  },
);
