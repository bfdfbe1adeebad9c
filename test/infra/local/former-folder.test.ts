import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { restore } from "#infra/local/backup/restore.ts";
import { presentVersion } from "#infra/local/data-folder/migrations/migrate.ts";
import { audit } from "../../faults/audit.ts";
import { keptIn } from "../../faults/kept-in.ts";
import { startProduct, temporaryFolder } from "../../product.ts";
import { until } from "../../until.ts";
import { uploadText } from "../../upload.ts";
import { bearing, nobody, signIn } from "../../users.ts";

const restored = async (name: string): Promise<string> => {
  const folder = join(temporaryFolder(), "kept");
  await restore(join(fixtures, `${name}.tar.gz`), folder, false);
  return folder;
};

/** Data folders as each version left them: one account with everything that a folder can hold. */
const versions = [1];
const recount = fileURLToPath(new URL("../../recount.ts", import.meta.url));
const fixtures = fileURLToPath(new URL("../../fixtures/data-folders/", import.meta.url));

it("there is a folder of every version so far", () => {
  expect(versions).toEqual(Array.from({ length: presentVersion() }, (_, at) => at + 1));
});

it.each(versions)(
  "a data folder of version %i opens with all that is in it, and is used on",
  async (version) => {
    const folder = await restored(`${version}`);
    const product = await startProduct({ folder });
    const ann = await signIn("ann@example.com", product.url);

    const { items: chatbots } = await ann.chatbots.list({});
    expect(chatbots).toMatchObject([
      { name: "Library desk", is_public: true, public_slug: "ask-the-library" },
    ]);
    const id = chatbots[0]?.id ?? "";
    const { items: documents } = await ann.documents.list({ chatbotId: id });
    expect(documents.map(({ filename, processing_status }) => [filename, processing_status])).toEqual([
      ["broken.pdf", "failed"],
      ["hours.txt", "completed"],
      ["loans.md", "completed"],
    ]);
    const { text } = await ann.documents.text({ chatbotId: id, id: documents[2]?.id ?? "" });
    expect(text).toContain("Books may be kept for four weeks.");
    const { url } = await ann.documents.file({ chatbotId: id, id: documents[2]?.id ?? "" });
    expect(await (await fetch(url)).text()).toContain("# Loans");

    const { conversation, items } = await ann.conversations.messages({
      id: "conv_01m7zr9k43w8c0j79nmr21sv1a",
    });
    expect([conversation.message_count, items[0]?.content]).toEqual([2, "What does a reminder cost?"]);
    const figures = {
      documents: 3,
      completedDocuments: 2,
      conversations: 2,
      queries: 2,
      publishedChatbots: 1,
      widgets: 1,
    };
    expect(await ann.analytics.dashboard({})).toMatchObject(figures);
    expect(await ann.analytics.dashboard({})).toMatchObject(figures);
    const { items: widgets } = await ann.widgets.list({});
    expect(widgets).toMatchObject([{ name: "Library site", total_conversations: 1, total_messages: 2 }]);

    const ask = { ragSystemId: id, query: "How long may books be kept?" };
    expect((await ann.chat.ask(ask)).answer).toContain("four weeks");
    const { token } = await nobody(product.url).visitors.session({ ragSlug: "ask-the-library" });
    const asked = { ragSlug: "ask-the-library", message: "When does the library open?" };
    expect((await bearing(token, product.url).chat.askPublic(asked)).answer).toContain("9 o'clock");
    expect(await uploadText(ann, id, "fines.txt", "A lost book costs 20 euros.")).toMatchObject({
      processing_status: "completed",
    });
    await product.stop();

    expect(audit(await keptIn(folder))).toEqual([]);
    const identity = JSON.parse(readFileSync(join(folder, "identity.json"), "utf8"));
    expect(identity.version).toBe(presentVersion());
  },
);

it("a conversation of a folder from before events were numbered has its numbers, goes on with the next, and is found by its words", async () => {
  const folder = await restored("1-unnumbered");
  const product = await startProduct({ folder });
  const ann = await signIn("ann-87302635@example.com", product.url);
  const id = "conv_01m83h2x0tgdx2spds8ehebesx";
  const before = await ann.conversations.messages({ id });
  expect(before.conversation).toMatchObject({ message_count: 6, question_count: 3, last_seq: 6 });
  expect(before.items.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(await ann.conversations.debug({ id, messageId: before.items[1]?.id ?? "" })).toMatchObject({
    outcome: "answered",
  });
  const ask = {
    ragSystemId: before.conversation.rag_system_id,
    conversationId: id,
    query: "How long again?",
  };
  await ann.chat.ask(ask);
  const { conversation, items } = await ann.conversations.messages({ id, afterSeq: 4 });
  expect(items.map(({ seq, message_type }) => [seq, message_type])).toEqual([
    [5, "user"],
    [6, "assistant"],
    [7, "user"],
    [8, "assistant"],
  ]);
  expect(conversation).toMatchObject({ message_count: 8, question_count: 4, last_seq: 8 });
  const asked = items.find(({ message_type }) => message_type === "user")?.content ?? "";
  const found = () => ann.history.list({ text: `"${asked}"`, period: "all" });
  const { items: listed } = await until(async () => {
    const list = await found();
    return list.isPreparing ? undefined : list;
  });
  expect(listed.map((one) => [one.id, one.excerpt?.text])).toContainEqual([
    id,
    expect.stringContaining(asked),
  ]);
  await ann.history.stats({ period: "all" });
  await product.stop();
  const kept = await keptIn(folder);
  expect(audit(kept)).toEqual([]);
  // Questions from before the ledger are booked on their days: of this conversation all but the last.
  const entries = kept.items.filter((item) => String(item.pk).startsWith("LEDGER#"));
  const former = entries.filter((one) => one.is_former && one.conversation_id === id);
  expect(former).toMatchObject([{ conversations: 1, messages: 6, questions: 3 }]);
  const ofDay = kept.items.filter(
    ({ pk, sk }) => /^AGGREGATES#/.test(`${pk}`) && `${sk}`.startsWith(`DAY#${former[0]?.day}#`),
  );
  const messages = ofDay.reduce((sum, day) => sum + Number(day.messages ?? 0), 0);
  expect(messages).toBeGreaterThanOrEqual(6);
  expect(spawnSync(process.execPath, [recount, "--data", folder], { encoding: "utf8" })).toMatchObject({
    status: 0,
    stdout: expect.stringContaining(", 0 differences."),
  });
});
