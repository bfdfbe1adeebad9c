import { PutCommand } from "@aws-sdk/lib-dynamodb";
import { expect, it } from "vitest";
import { newId } from "#platform/table/new-id.ts";
import type { Conversation } from "#shared/conversations/shapes.ts";
import { uniqueId } from "#test/unique-id.ts";
import { describeOnEachEngine, TableName } from "../dynamodb/product-table.ts";
import { chatbotOf, exchangeOf } from "./exchange.ts";

const importing = () => import("#lambdas/conversations/store.ts");
const upTo = (last: number, first = 1) => Array.from({ length: last - first + 1 }, (_, at) => first + at);
const inAMinute = () => new Date(Date.now() + 60_000).toISOString();

describeOnEachEngine("the log of a conversation", importing, (loaded, table) => {
  const opened = async () => {
    const conversation = loaded().newConversation(chatbotOf(uniqueId("usr")));
    await loaded().conversationStore.create(conversation);
    return conversation;
  };

  const present = async (conversation: Conversation) => {
    const found = await loaded().conversationStore.find(conversation);
    if (!found) throw new Error("The conversation is lost.");
    return found;
  };

  const eventsOf = (conversation: Conversation) =>
    Array.fromAsync(loaded().conversationStore.allEvents(conversation));

  const numbersOf = async (conversation: Conversation) =>
    (await eventsOf(conversation)).map(({ seq }) => seq);

  /** A conversation with questions and answers as a release before numbers stored it. */
  const unnumbered = async (exchanges: number) => {
    const conversation = loaded().newConversation(chatbotOf(uniqueId("usr")));
    const { id, rag_system_id, user_id } = conversation;
    const { last_seq, question_count, answerer, ...rest } = conversation;
    const put = (pk: string, sk: string, item: object) =>
      table().send(new PutCommand({ TableName, Item: { pk, sk, ...item } }));
    await put(`BOT#${rag_system_id}`, `CONV#${id}`, { ...rest, message_count: 2 * exchanges });
    await put(`CONV#${id}`, "CONV", { id, rag_system_id, user_id });
    for (let n = 0; n < 2 * exchanges; n++) {
      const message = newId("message");
      await put(`CONV#${id}`, `MSG#${message}`, {
        id: message,
        conversation_id: id,
        message_type: n % 2 === 0 ? "user" : "assistant",
        content: `${n + 1}`,
        created_at: rest.started_at,
        token_count: null,
        response_time_ms: null,
        context_chunks: [],
        metadata: {},
      });
    }
    return present(conversation);
  };

  it("events that come at once are numbered without gap or double", async () => {
    const { conversationStore } = loaded();
    const conversation = await opened();
    const exchanges = upTo(12).map((n) => exchangeOf(`question ${n}`, 1));
    await Promise.all(exchanges.map((one) => conversationStore.append(conversation, one)));
    expect(await numbersOf(conversation)).toEqual(upTo(24));
    expect(await present(conversation)).toMatchObject({
      last_seq: 24,
      message_count: 24,
      question_count: 12,
      total_tokens_used: 12,
    });
  });

  it("a reader who names the last number it has gets the rest, in order and by parts", async () => {
    const { conversationStore } = loaded();
    const conversation = await opened();
    for (const n of upTo(3)) await conversationStore.append(conversation, exchangeOf(`question ${n}`));
    const now = await present(conversation);
    const after = async (afterSeq: number, limit?: number) =>
      (await conversationStore.messages(now, { afterSeq, limit })).items.map(({ seq }) => seq);
    expect(await after(0)).toEqual(upTo(6));
    expect(await after(3)).toEqual([4, 5, 6]);
    expect(await after(3, 2)).toEqual([4, 5]);
    expect(await after(6)).toEqual([]);
    expect(await after(99)).toEqual([]);
  });

  it("messages from before numbers have them by their order, and the next one goes on", async () => {
    const { conversationStore } = loaded();
    const conversation = await unnumbered(3);
    expect(conversation).toMatchObject({ last_seq: 6, question_count: 3, answerer: { kind: "bot" } });
    const read = async (page: { limit?: number; cursor?: string | undefined; afterSeq?: number }) => {
      const { items, cursor } = {
        cursor: "",
        ...(await conversationStore.messages(await present(conversation), page)),
      };
      return { contents: items.map(({ seq, content }) => `${seq}: ${content}`), cursor };
    };
    const numbered = upTo(6).map((n) => `${n}: ${n}`);
    expect((await read({})).contents).toEqual(numbered);
    const latest = await read({ limit: 4 });
    expect(latest.contents).toEqual(numbered.slice(2));
    expect((await read({ limit: 4, cursor: latest.cursor })).contents).toEqual(numbered.slice(0, 2));
    expect((await read({ afterSeq: 4 })).contents).toEqual(numbered.slice(4));
    await conversationStore.append(conversation, { ...exchangeOf("7"), answer: "8" });
    const all = [...numbered, "7: 7", "8: 8"];
    expect((await read({})).contents).toEqual(all);
    expect((await read({ limit: 3 })).contents).toEqual(all.slice(5));
    expect((await read({ afterSeq: 0 })).contents).toEqual(all);
    expect((await read({ afterSeq: 5, limit: 2 })).contents).toEqual(all.slice(5, 7));
    expect(await numbersOf(conversation)).toEqual(upTo(8));
    await conversationStore.remove(await present(conversation));
    expect(await eventsOf(conversation)).toEqual([]);
  });

  it("a conversation that two hundred people claim at once has one of them as its holder", async () => {
    const { conversationStore } = loaded();
    const conversation = await opened();
    const people = upTo(200).map((n) => `usr_${n}`);
    const { claim } = await conversationStore.handoff();
    const claims = people.map((id) => claim(conversation, { id }, inAMinute()));
    const settled = await Promise.allSettled(claims);
    const won = people.filter((_, at) => settled[at]?.status === "fulfilled");
    expect(won).toHaveLength(1);
    const lost = settled.flatMap((one) => (one.status === "rejected" ? [one.reason.code] : []));
    expect(lost).toEqual(people.slice(1).map(() => "conflict"));
    expect((await present(conversation)).answerer).toMatchObject({ kind: "person", id: won[0] });
    expect(await eventsOf(conversation)).toMatchObject([{ seq: 1, kind: "claim", person: won[0] }]);
    expect((await present(conversation)).last_activity_at).toBe(conversation.last_activity_at);
  });

  it("an answer that a person cut off by taking over is stored as far as it was read, without one its question is", async () => {
    const { conversationStore } = loaded();
    const conversation = await opened();
    await (await conversationStore.handoff()).claim(conversation, { id: "usr_mara" }, inAMinute());
    const answer = conversationStore.append(conversation, { ...exchangeOf("Within"), answer: "14" });
    await expect(answer).rejects.toMatchObject({ code: "conflict" });
    const unread = conversationStore.append(conversation, { ...exchangeOf("Is anybody there?"), answer: "" });
    await expect(unread).rejects.toMatchObject({ code: "conflict" });
    const asked = conversationStore.leaveToHolder(await present(conversation), "Hello?");
    await expect(asked).rejects.toMatchObject({ code: "conflict" });
    expect(await eventsOf(conversation)).toMatchObject([
      { kind: "claim" },
      { kind: "message", message_type: "user", content: "Within" },
      { kind: "message", message_type: "assistant", content: "14", metadata: { stopped: "person" } },
      { kind: "message", message_type: "user", content: "Is anybody there?" },
      { kind: "message", message_type: "user", content: "Hello?" },
    ]);
    expect(await present(conversation)).toMatchObject({ message_count: 4, question_count: 1, last_seq: 5 });
  });

  it("the chatbot answers again after the holder's release or the end of the claim", async () => {
    const { conversationStore } = loaded();
    const conversation = await opened();
    const { claim, release } = await conversationStore.handoff();
    const [mara, tom] = [{ id: "usr_mara" }, { id: "usr_tom" }];
    const held = await claim(conversation, mara, inAMinute());
    await expect(release(held, tom)).rejects.toMatchObject({ code: "conflict" });
    const released = await release(held, mara);
    await conversationStore.append(released, exchangeOf("Who is there?"));
    await claim(released, mara, new Date(Date.now() - 1).toISOString());
    await conversationStore.append(released, exchangeOf("And now?"));
    expect(await numbersOf(conversation)).toEqual(upTo(7));
    const extended = await claim(conversation, tom, inAMinute());
    await claim(extended, tom, "2100-01-01T00:00:00.000Z");
    expect(await present(conversation)).toMatchObject({
      last_seq: 8,
      answerer: { until: "2100-01-01T00:00:00.000Z" },
    });
  });
});
