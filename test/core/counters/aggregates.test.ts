import { PutCommand } from "@aws-sdk/lib-dynamodb";
import { expect, it } from "vitest";
import type { Chatbot } from "#shared/chatbots/routes.ts";
import type { Document } from "#shared/documents/document.ts";
import { describeOnEachEngine, TableName } from "../../dynamodb/product-table.ts";
import { itDrawn } from "../../it-drawn.ts";
import { randomFrom } from "../../random.ts";
import { uniqueId } from "../../unique-id.ts";
import { earlierFigures, newChatbot, newDocument, newExchange, newWidget, settingsOf } from "./facts.ts";

const importing = async () => ({
  ...(await import("#lambdas/core/counters/aggregate.ts")),
  ...(await import("#lambdas/core/counters/store.ts")),
  ...(await import("#lambdas/core/counters/recount.ts")),
  ...(await import("#lambdas/analytics/dashboard.ts")),
  ...(await import("#lambdas/core/chatbots/store.ts")),
  ...(await import("#lambdas/core/chatbots/entities.ts")),
  ...(await import("#lambdas/conversations/store.ts")),
  ...(await import("#lambdas/conversations/entities.ts")),
  ...(await import("#lambdas/documents/store.ts")),
  ...(await import("#lambdas/documents/entities.ts")),
  ...(await import("#lambdas/widgets/store.ts")),
  client: (await import("#platform/table/client.ts")).table,
});

const now = new Date("2026-11-22T12:00:00.000Z");
const times = ["2026-09-30T23:59:59.999Z", "2026-10-31T08:00:00.000Z", "2026-11-01T00:00:00.000Z"] as const;

describeOnEachEngine("an account's aggregates", importing, (loaded, table) => {
  /** The numbers by month, without months that count nothing. */
  const counted = async (accountId: string) => {
    const months = await loaded().aggregateStore.months(accountId);
    const counts = months.map((month) => [month.start, loaded().Counts.parse(month)] as const);
    return counts.filter(([, numbers]) => Object.values(numbers).some((number) => number !== 0));
  };

  const expectCounted = async (accountId: string) =>
    expect(await counted(accountId)).toEqual([...(await loaded().recount(accountId))].toSorted());

  /** A chatbot with a document and a conversation, stored as a release without aggregates did. */
  const earlierAccount = async () => {
    const { chatbotEntity, documentEntity, conversationEntity, belongingEntity, newConversation } = loaded();
    const put = (write: { Put: object }) =>
      table().send(new PutCommand({ TableName, Item: Object(write.Put).Item }));
    const chatbot = { ...newChatbot(uniqueId("usr"), times[0]), is_public: true, public_slug: "desk" };
    const document = { ...newDocument(chatbot, times[1]), processing_status: "completed" as const, runs: 1 };
    const said = { started_at: times[1], message_count: 6, question_count: 3 };
    const conversation = { ...newConversation(chatbot), ...said };
    await put(chatbotEntity.put(chatbot));
    await put(documentEntity.put(document));
    await put(conversationEntity.put(conversation));
    await put(belongingEntity.put(conversation));
    return { accountId: chatbot.user_id, chatbot, document, conversation };
  };

  it("the figures of an account from before the aggregates are those of its facts, again and again", async () => {
    const { accountId } = await earlierAccount();
    const views = await Promise.all([1, 2, 3].map(() => loaded().dashboard(accountId, now)));
    expect(views).toEqual([earlierFigures, earlierFigures, earlierFigures]);
    expect(await loaded().dashboard(accountId, now)).toEqual(earlierFigures);
  });

  it("[DASH-007] [DASH-008] months are compared by the chatbots and conversations that began in them", async () => {
    const { accountId, chatbot } = await earlierAccount();
    const { chatbotStore, conversationStore, newConversation } = loaded();
    const others = [1, 1, 2, 2, 2].map((at) => newChatbot(accountId, times[at] ?? ""));
    for (const another of others) await chatbotStore.create(another, settingsOf(another));
    const conversation = { ...newConversation(chatbot), started_at: times[2] };
    await conversationStore.create(conversation);
    await conversationStore.append(conversation, newExchange("How long?"));
    expect(await loaded().dashboard(accountId, now)).toMatchObject({
      activeChatbots: { total: 6, thisMonth: 3, lastMonth: 2, changePercent: 50 },
      messagesHandled: { total: 8, thisMonth: 2, lastMonth: 6, changePercent: -67 },
    });
  });

  it("a document from before the aggregates that is deleted first is not counted", async () => {
    const { accountId, document } = await earlierAccount();
    await loaded().documentStore.remove(document);
    expect(await loaded().dashboard(accountId, now)).toMatchObject({ documents: 0, completedDocuments: 0 });
  });

  it("bytes of an account that was counted before they were are those of its files, also while they change", async () => {
    const { accountId, chatbot, document } = await earlierAccount();
    const { aggregateStore, countedEntity, documentStore } = loaded();
    const put = countedEntity.put({ account_id: accountId, counted_at: times[2] });
    await table().send(new PutCommand({ TableName, Item: put.Put.Item }));
    const more = newDocument(chatbot, times[2]);
    const all = [1, 2, 3].map(() => aggregateStore.totals(accountId));
    await Promise.all([...all, documentStore.create(more)]);
    expect((await aggregateStore.totals(accountId)).bytes).toBe(20);
    await documentStore.remove(document);
    await documentStore.remove({ ...more, runs: 0 });
    expect((await aggregateStore.totals(accountId)).bytes).toBe(0);
  });

  it("a question asked while an account is counted is counted once", async () => {
    const { accountId, conversation } = await earlierAccount();
    const held = holdFirstCount();
    const view = loaded().dashboard(accountId, now);
    await held.reached;
    await loaded().conversationStore.append(conversation, newExchange("How long?"));
    held.release();
    expect((await view).queries).toBe(4);
    await expectCounted(accountId);
  });

  /** Holds the transaction of the next first count until it is released. */
  const holdFirstCount = () => {
    const reached = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    loaded().client.middlewareStack.add(
      (next) => async (args) => {
        if (JSON.stringify(args.input).includes("counted_at")) {
          loaded().client.middlewareStack.remove("hold");
          reached.resolve();
          await released.promise;
        }
        return next(args);
      },
      { step: "initialize", name: "hold" },
    );
    return { reached: reached.promise, release: released.resolve };
  };

  itDrawn("equal a recount after any sequence of operations", "counters", async (seed) => {
    const draw = randomFrom(seed);
    const accountId = draw.chance(0.5) ? uniqueId("usr") : (await earlierAccount()).accountId;
    const { chatbotStore, conversationStore, documentStore, widgetStore, newConversation } = loaded();
    const newBot = async () => {
      const chatbot = newChatbot(accountId, draw.pick(times));
      return chatbotStore.create(chatbot, settingsOf(chatbot));
    };
    const chatbots: [Chatbot, ...Chatbot[]] = [await newBot()];
    const documents: Document[] = [];
    const widgets: ReturnType<typeof newWidget>[] = [];
    const conversations: ReturnType<typeof newConversation>[] = [];
    const status = () => draw.pick(["processing", "completed"] as const);
    /** The state as a client read it, which may be outdated. */
    const oneOf = <Item>(items: Item[]) => items[draw.below(items.length)];
    const onOne = async <Item>(items: Item[], work: (item: Item) => Promise<unknown>) => {
      const item = oneOf(items);
      if (item) await work(item);
    };
    const operations = [
      async () => void chatbots.push(await newBot()),
      () =>
        onOne(chatbots, (one) =>
          chatbotStore.publishUnder(one, `link-${seed}-${draw.below(9)}`, { is_public: true }),
        ),
      () => onOne(chatbots, (one) => chatbotStore.publish(one, { is_public: draw.chance(0.5) })),
      async () =>
        void documents.push(await documentStore.create(newDocument(draw.pick(chatbots), draw.pick(times)))),
      () =>
        onOne(documents, (one) =>
          documentStore.markPending(Object(one), { set: { processing_status: status() } }),
        ),
      () =>
        onOne(documents, (one) =>
          documentStore.finishRun(Object(one), { set: { processing_status: status() } }),
        ),
      () =>
        onOne(documents, async (one) => {
          const read = { ...(await documentStore.get(one)), file_size: draw.below(50) };
          return documentStore.finishRun(read, { set: { processing_status: status() } });
        }),
      () =>
        onOne(documents, (one) =>
          documentStore.replaceFile(Object(one), {
            bytes: draw.below(50),
            changes: { set: { processing_status: "pending" } },
          }),
        ),
      () => onOne(documents, async (one) => draw.chance(0.2) && documentStore.remove(Object(one))),
      async () =>
        void widgets.push(await widgetStore.create(newWidget(draw.pick(chatbots), draw.pick(times)))),
      () => onOne(widgets, (one) => widgetStore.update(one, { set: { is_active: draw.chance(0.5) } })),
      () => onOne(widgets, async (one) => draw.chance(0.4) && widgetStore.remove(one)),
      async () => {
        const conversation = { ...newConversation(draw.pick(chatbots)), started_at: draw.pick(times) };
        await conversationStore.create(conversation);
        conversations.push(conversation);
      },
      () => onOne(conversations, (one) => conversationStore.create(one)),
      () => onOne(conversations, (one) => conversationStore.append(one, newExchange("How long?"))),
      () =>
        onOne(conversations, (one) =>
          conversationStore.append({ ...one, id: "conv_absent" }, newExchange("?")),
        ),
    ] as const;
    for (let round = 0; round < 25; round++)
      await Promise.all(draw.times(8, () => draw.pick(operations)().catch(ignoreRefusal)));
    await expectCounted(accountId);
  });
});

/** Repeated and failing operations belong to the sequence. */
const ignoreRefusal = (error: unknown) => {
  if (!/not found|ConditionalCheckFailed/.test(String(error))) throw error;
};
