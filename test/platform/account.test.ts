import { randomUUID } from "node:crypto";
import { expect, it, vi } from "vitest";
import { toContext } from "#infra/local/functions/event.ts";
import { describeOnEachEngine } from "../dynamodb/product-table.ts";
import { eventTo } from "./http-event.ts";
import { claimsOf, keys, tokenOf, userPool } from "./owner-token.ts";

const importing = async () => {
  for (const [name, value] of Object.entries({
    ...userPool,
    UPLOADS_BUCKET: "uploads",
    ORIGIN_SECRET: "off",
  }))
    vi.stubEnv(name, value);
  const { giveOwnerKeys } = await import("#platform/access/owner/verify-owner.ts");
  giveOwnerKeys(keys);
  const { checkSessionsBy } = await import("#platform/access/owner/session-check.ts");
  checkSessionsBy(async () => true);
  return {
    ...(await import("#platform/access/owner/membership.ts")),
    table: (await import("#platform/table/client.ts")).table,
    handlers: {
      chatbots: (await import("#lambdas/chatbots/handler.ts")).handler,
      widgets: (await import("#lambdas/widgets/handler.ts")).handler,
      conversations: (await import("#lambdas/conversations/handler.ts")).handler,
      documents: (await import("#lambdas/documents/handler.ts")).handler,
    },
  };
};

describeOnEachEngine("an account", importing, (loaded) => {
  const callAs =
    (userId: string, account?: string) =>
    async (
      area: keyof ReturnType<typeof loaded>["handlers"],
      [method = "", path = ""]: string[],
      body: object = {},
    ) => {
      const headers = {
        authorization: `Bearer ${tokenOf(claimsOf(userId))}`,
        ...(account && { "x-account": account }),
      };
      const event = eventTo(path, { method, body, headers });
      const reply = await loaded().handlers[area](event, toContext(area, 30));
      return { status: reply.statusCode, ...JSON.parse(reply.body ?? "{}") };
    };

  /** A founder with one thing of each kind. */
  const account = async () => {
    const founderId = randomUUID();
    const founder = callAs(founderId);
    const { id: bot } = await founder("chatbots", ["POST", "/api/chatbots"], {
      name: "Desk",
      use_case: "support",
    });
    const { id: widget } = await founder("widgets", ["POST", "/api/widgets"], {
      name: "Site",
      rag_system_id: bot,
    });
    const conversation = await founder("conversations", ["POST", "/functions/v1/start_conversation"], {
      p_rag_system_id: bot,
    });
    const file = { filename: "rules.txt", content_type: "text/plain", file_size: 4 };
    const { document } = await founder("documents", ["POST", `/api/chatbots/${bot}/documents`], file);
    return { founderId, founder, bot, widget, conversation: conversation.id, document: document.id };
  };

  const memberOf = async (accountId: string) => {
    const userId = randomUUID();
    await loaded().membershipEntity.create({ user_id: userId, account_id: accountId, role: "edits" });
    return callAs(userId, accountId);
  };

  it("shows a second member its chatbots, widgets, conversations and documents", async () => {
    const { founderId, bot, widget, conversation, document } = await account();
    const member = await memberOf(founderId);
    expect(await member("chatbots", ["GET", `/api/chatbots/${bot}`])).toMatchObject({ user_id: founderId });
    expect((await member("chatbots", ["GET", "/api/chatbots"])).items).toMatchObject([{ id: bot }]);
    expect((await member("widgets", ["GET", "/api/widgets"])).items).toMatchObject([{ id: widget }]);
    expect(
      await member("conversations", ["GET", `/api/conversations/${conversation}/messages`]),
    ).toMatchObject({
      conversation: { id: conversation },
    });
    expect((await member("documents", ["GET", `/api/chatbots/${bot}/documents`])).items).toMatchObject([
      { id: document },
    ]);
  });

  it("lets a second member change them, and its founder sees the change", async () => {
    const { founderId, founder, bot, widget, conversation } = await account();
    const member = await memberOf(founderId);
    await member("widgets", ["PATCH", `/api/widgets/${widget}`], { name: "Shop" });
    await member("chatbots", ["PUT", `/api/chatbots/${bot}/publication`], {
      public_title: "Help",
      public_description: "",
      is_public: true,
    });
    const ended = await member("conversations", ["POST", "/functions/v1/end_conversation_session"], {
      conversation_id: conversation,
    });
    const file = { filename: "more.txt", content_type: "text/plain", file_size: 4 };
    await member("documents", ["POST", `/api/chatbots/${bot}/documents`], file);
    const made = await member("chatbots", ["POST", "/api/chatbots"], { name: "Shop", use_case: "sales" });
    expect(ended).toMatchObject({ status: 200 });
    expect((await founder("widgets", ["GET", "/api/widgets"])).items).toMatchObject([{ name: "Shop" }]);
    expect(await founder("chatbots", ["GET", `/api/chatbots/${bot}`])).toMatchObject({ is_public: true });
    expect(await founder("chatbots", ["GET", `/api/chatbots/${made.id}`])).toMatchObject({
      user_id: founderId,
    });
    expect((await founder("documents", ["GET", `/api/chatbots/${bot}/documents`])).items).toHaveLength(2);
  });

  it("shows a stranger nothing, in the account of their own or in one that they name, and nothing to another's member", async () => {
    const { bot, widget, conversation, document, founderId: named } = await account();
    const { founderId } = await account();
    const strangers = [callAs(randomUUID()), callAs(randomUUID(), named), callAs(randomUUID(), "no-account")];
    for (const stranger of [...strangers, await memberOf(founderId)]) {
      const replies = await Promise.all([
        stranger("chatbots", ["GET", `/api/chatbots/${bot}`]),
        stranger("widgets", ["PATCH", `/api/widgets/${widget}`], { name: "Mine" }),
        stranger("conversations", ["GET", `/api/conversations/${conversation}/messages`]),
        stranger("documents", ["GET", `/api/chatbots/${bot}/documents/${document}`]),
      ]);
      expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    }
  });

  it("refuses a stranger to an account in the same words, whether there is one or not", async () => {
    const { founderId } = await account();
    const told = await Promise.all(
      [founderId, randomUUID(), "x".repeat(2000), "a b"].map((named) =>
        callAs(randomUUID(), named)("chatbots", ["GET", "/api/chatbots"]),
      ),
    );
    expect(told.map(({ code }) => code)).toEqual(Array(4).fill("no_membership"));
    expect(new Set(told.map(({ message }) => message)).size).toBe(1);
  });

  it("is read from the table once in 30 s for each membership", async () => {
    const userId = randomUUID();
    const sent = vi.spyOn(loaded().table, "send");
    const now = Date.now();
    const founder = { accountId: userId, userId, role: "owner" };
    for (const later of [0, 1, 29_999])
      expect(await loaded().membershipOf(userId, userId, now + later)).toEqual(founder);
    expect(sent).toHaveBeenCalledTimes(1);
    await loaded().membershipEntity.create({ user_id: userId, account_id: userId, role: "edits" });
    expect(await loaded().membershipOf(userId, userId, now + 30_000)).toMatchObject({ role: "edits" });
    sent.mockRestore();
  });

  it("is asked for again after the table failed", async () => {
    const userId = randomUUID();
    const sent = vi.spyOn(loaded().table, "send").mockRejectedValueOnce(new Error("The table is away."));
    await expect(loaded().membershipOf(userId)).rejects.toThrow("The table is away.");
    expect(await loaded().membershipOf(userId)).toMatchObject({ accountId: userId });
    sent.mockRestore();
  });
});
