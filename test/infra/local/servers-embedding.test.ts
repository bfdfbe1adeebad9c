import { afterEach, beforeEach, expect, it } from "vitest";
import { type OpenAiServer, startOpenAiServer } from "../../openai-server.ts";
import { refusedStart, startProduct, temporaryFolder } from "../../product.ts";
import { uploadText } from "../../upload.ts";
import { as, signIn } from "../../users.ts";

/** Each starts the product up to three times. */
const patientMilliseconds = 600_000;
const question = "What does a reminder cost?";
let model: OpenAiServer;
beforeEach(async () => {
  model = await startOpenAiServer();
  model.list(["llama3.2:latest", "nomic-embed-text:latest"]);
});
afterEach(() => model.stop());

const env = () => ({ OPENAI_BASE_URL: model.url, CHAT_MODELS: "llama3.2", MODEL_TIMEOUT_SECONDS: "3" });

const open = async (folder: string, email?: string) => {
  const product = await startProduct({ folder, env: env() });
  const ann = email ? await signIn(email, product.url) : await as("ann", product.url);
  return { product, ann };
};

const withDocument = async (folder: string) => {
  const { product, ann } = await open(folder);
  const { id } = await ann.chatbots.create({ name: "Desk", use_case: "support" });
  const document = await uploadText(ann, id, "rules.txt", "A reminder costs 1.50 euros.");
  return { product, ann, id, document };
};

const inputs = () => model.embeddings.flatMap(({ input }) => input);

it(
  "the embedding model of a compatible server is used with the prefixes it was trained with, and named at start",
  async () => {
    const { product, ann, id } = await withDocument(temporaryFolder());
    expect(product.output()).toContain("Embeddings: nomic-embed-text:latest, 8 dimensions.");
    await ann.chat.ask({ ragSystemId: id, query: question });
    expect(inputs()).toContainEqual("search_document: A reminder costs 1.50 euros.");
    expect(inputs().at(-1)).toBe(`search_query: ${question}`);
    await product.stop();
  },
  patientMilliseconds,
);

it(
  "a server that gains an embedding model gets all documents again, and meanwhile words go on answering",
  async () => {
    const folder = temporaryFolder();
    model.list(["llama3.2:latest"]);
    const first = await withDocument(folder);
    expect(first.product.output()).toContain("Embeddings: built in");
    await first.product.stop();

    model.list(["llama3.2:latest", "nomic-embed-text:latest"]);
    model.withhold(({ input }) => Boolean(input?.[0]?.startsWith("search_document: ")));
    const { product, ann } = await open(folder, first.ann.email);
    expect(product.output()).toContain("every document is processed again");
    const { context } = await ann.chat.ask({ ragSystemId: first.id, query: question });
    expect(context).toMatchObject([{ metadata: { documentId: first.document.id } }]);
    const status = async () =>
      (await ann.documents.list({ chatbotId: first.id })).items[0]?.processing_status;
    await expect.poll(status).toBe("processing");

    model.withhold(() => false);
    await expect.poll(status).toBe("completed");
    expect(inputs()).toContain("search_document: A reminder costs 1.50 euros.");
    expect((await ann.chat.ask({ ragSystemId: first.id, query: question })).context).toHaveLength(1);
    await product.stop();
  },
  patientMilliseconds,
);

it(
  "a server that is away at a start changes nothing: the start is refused, and the next one goes on as before",
  async () => {
    const folder = temporaryFolder();
    const { product, ann } = await withDocument(folder);
    await product.stop();
    const port = Number(new URL(model.url).port);
    model.stop();
    const address = { folder, env: env() };
    expect(await refusedStart(address)).toContain("nothing answers at OPENAI_BASE_URL");

    model = await startOpenAiServer({ port });
    model.list(["llama3.2:latest", "bge-m3:latest", "nomic-embed-text:latest"]);
    const again = await open(folder, ann.email);
    expect(again.product.output()).toContain("Embeddings: nomic-embed-text:latest");
    expect(again.product.output()).not.toContain("processed again");
    await again.product.stop();
  },
  patientMilliseconds,
);

it(
  "a server that has lost the embedding model of the documents is not replaced by words unasked",
  async () => {
    const folder = temporaryFolder();
    const { product } = await withDocument(folder);
    await product.stop();
    model.list(["llama3.2:latest"]);
    model.refuseWhere((request) => "input" in request);
    const output = await refusedStart({ folder, env: env() });
    expect(output).toContain("the documents are indexed with nomic-embed-text:latest");
    expect(output).toContain("EMBEDDING_PROVIDER=builtin to do without");
  },
  patientMilliseconds,
);
