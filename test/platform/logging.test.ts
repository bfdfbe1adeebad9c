import { afterAll, beforeAll, expect, it } from "vitest";
import { type Product, startProduct } from "../product.ts";
import { uploadText } from "../upload.ts";
import { as, nobody } from "../users.ts";

let product: Product;

beforeAll(async () => {
  product = await startProduct({ env: { LOG_LEVEL: "INFO" } });
});
afterAll(() => product.stop());

const lines = (): Record<string, unknown>[] =>
  product
    .output()
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line));

it("every request leaves one line with its id, route, status and time", async () => {
  const ann = await as("ann", product.url);
  await ann.chatbots.create({ name: "Desk", use_case: "support" });
  const created = lines().filter(({ route }) => route === "create");
  expect(created).toHaveLength(1);
  expect(created[0]).toMatchObject({
    requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    status: 200,
    milliseconds: expect.any(Number),
  });
});

it("no name, address, question, document text, token or key stands in a line", async () => {
  const ann = await as("ann", product.url);
  const { id } = await ann.chatbots.create({ name: "Zanzibar helpdesk", use_case: "support" });
  await uploadText(ann, id, "quokka-rules.txt", "A wombat licence costs twelve florins.");
  await ann.chat.ask({ ragSystemId: id, query: "What does a wombat licence cost?" });
  await ann.chatbots.publish({ id, public_title: "Zanzibar", public_description: "", is_public: true });
  const visitor = await nobody(product.url).visitors.session({ ragSlug: "zanzibar" });
  await ann.chatbots.create({ name: "", use_case: "support" }).catch(() => undefined);
  await nobody(product.url)
    .chatbots.list({})
    .catch(() => undefined);
  expect(lines().length).toBeGreaterThan(5);
  const secrets = [
    "Zanzibar",
    "quokka",
    "wombat",
    "florins",
    ann.email,
    ann.token,
    visitor.token,
    "Passw0rd1",
  ];
  for (const secret of secrets) expect(product.output()).not.toContain(secret);
});
