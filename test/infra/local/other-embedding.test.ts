import { existsSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type OpenAiServer, startOpenAiServer } from "../../openai-server.ts";
import { startProduct, temporaryFolder } from "../../product.ts";
import { uploadText } from "../../upload.ts";
import { as, signIn } from "../../users.ts";

/** Each starts the product three times. */
const patientMilliseconds = 600_000;
let model: OpenAiServer;
beforeAll(async () => {
  model = await startOpenAiServer();
});
afterAll(() => model.stop());

const embedding = (name: string, dimension = 8) => ({
  OPENAI_BASE_URL: model.url,
  OPENAI_API_KEY: "key",
  CHAT_MODELS: "gpt-4",
  EMBEDDING_PROVIDER: "openai",
  EMBEDDING_MODEL: name,
  EMBEDDING_DIMENSION: String(dimension),
});

const open = async (folder: string, env: Record<string, string>, email?: string) => {
  const product = await startProduct({ folder, env });
  const ann = email ? await signIn(email, product.url) : await as("ann", product.url);
  const sources = async (id: string) => {
    const answer = await ann.chat
      .ask({ ragSystemId: id, query: "What does a reminder cost?" })
      .catch(() => undefined);
    return answer?.context.map(({ source }) => source).sort();
  };
  return { product, ann, sources };
};

it(
  "back at a former embedding model, what was removed meanwhile no longer answers, and what was added does",
  async () => {
    const folder = temporaryFolder();
    const first = await open(folder, {});
    const { id } = await first.ann.chatbots.create({ name: "Desk", use_case: "support" });
    const gone = await uploadText(first.ann, id, "gone.txt", "A reminder costs 2 euros.");
    await uploadText(first.ann, id, "kept.txt", "A reminder costs 1.50 euros.");
    await first.product.stop();

    const second = await open(folder, embedding("eight"), first.ann.email);
    await expect.poll(() => second.sources(id)).toEqual(["gone.txt", "kept.txt"]);
    await second.ann.documents.remove({ chatbotId: id, id: gone.id });
    await uploadText(second.ann, id, "added.txt", "The second reminder costs 3 euros.");
    await second.product.stop();

    const third = await open(folder, {}, first.ann.email);
    await expect.poll(() => third.sources(id)).toEqual(["added.txt", "kept.txt"]);
    expect(third.product.output()).toContain("every document is processed again");
    await third.product.stop();
  },
  patientMilliseconds,
);

it(
  "the same model with vectors of another dimension is another one, and nothing is read again without a change",
  async () => {
    const folder = temporaryFolder();
    const first = await open(folder, embedding("text-embedding-3-small", 8));
    const { id } = await first.ann.chatbots.create({ name: "Desk", use_case: "support" });
    await uploadText(first.ann, id, "rules.txt", "A reminder costs 1.50 euros.");
    await first.product.stop();
    expect(existsSync(join(folder, "search-embedding.json"))).toBe(true);

    const before = model.embeddings.length;
    const same = await open(folder, embedding("text-embedding-3-small", 8), first.ann.email);
    expect(same.product.output()).not.toContain("read again");
    await same.product.stop();
    expect(model.embeddings.slice(before).map(({ input }) => input)).toEqual([["Hello"]]);

    const other = await open(folder, embedding("text-embedding-3-small", 12), first.ann.email);
    expect(other.product.output()).toContain("every document is processed again");
    await expect.poll(() => other.sources(id)).toEqual(["rules.txt"]);
    await other.product.stop();
  },
  patientMilliseconds,
);
