import { expect, inject, it } from "vitest";
import { WebSocket } from "ws";
import { socketProtocols } from "#shared/realtime/socket-protocol.ts";
import { openDesk } from "./setup.ts";

const connect = async (message: object, token: string) => {
  const { socketUrl } = await (await fetch(`${inject("url")}/config.json`)).json();
  const socket = new WebSocket(socketUrl, socketProtocols(token));
  const heard: { type: string; seq?: number; conversationId?: string }[] = [];
  socket.on("message", (text) => heard.push(JSON.parse(String(text))));
  await new Promise((resolve, reject) => socket.once("open", resolve).once("error", reject));
  socket.send(JSON.stringify({ ...message, token }));
  // news of what was asked before may come first
  await expect.poll(() => heard.some(({ type }) => type === "following" || type === "refused")).toBe(true);
  return heard;
};

it("[MON-030] an intervention is stored as a message of its type, once, and only by the person who holds the conversation", async () => {
  const { owner, visitor } = await openDesk("ann");
  const { id, ask, news } = await visitor();
  await ask("Hello!");
  const said = { id, content: " We collect on Tuesdays. ", idempotencyKey: "said-once" };
  await expect(owner.monitoring.send(said)).rejects.toMatchObject({
    code: "conflict",
    message: "You do not hold this conversation, or no longer do. Intervene first.",
  });
  await owner.monitoring.claim({ id });
  const sent = await Promise.all([1, 2, 3].map(() => owner.monitoring.send(said)));
  const { message } = sent[0] ?? { message: undefined };
  expect(message).toMatchObject({
    conversation_id: id,
    message_type: "intervention",
    content: "We collect on Tuesdays.",
  });
  expect(new Set(sent.map((one) => one.message.id)).size).toBe(1);
  await owner.monitoring.send({ ...said, content: "Serial 4471.", idempotencyKey: "a-note-1", isNote: true });
  expect(
    (await owner.conversations.messages({ id })).items.map((one) => [one.message_type, one.content]),
  ).toEqual([
    ["user", "Hello!"],
    ["assistant", expect.any(String)],
    ["system", expect.stringMatching(/ took over\.$/)],
    ["intervention", "We collect on Tuesdays."],
    ["system", "Serial 4471."],
  ]);
  expect((await news()).items.map(({ kind, text }) => [kind, text])).toEqual([
    ["joined", undefined],
    ["message", "We collect on Tuesdays."],
  ]);
  expect(JSON.stringify(await news())).not.toContain(owner.email);
});

it("[MON-039] [MON-040] members' pages and the visitor's chat hear of what happened, and read it by its number", async () => {
  const { owner, visitor } = await openDesk("bea");
  const { id, ask, news, token } = await visitor();
  await ask("Hello!");
  const [page, chat] = await Promise.all([
    connect({ action: "follow" }, owner.token),
    connect({ action: "listen" }, token),
  ]);
  const { seq } = await news();
  await owner.monitoring.claim({ id });
  await expect.poll(() => chat.at(-1)).toEqual({ type: "news", seq: seq + 1 });
  await expect.poll(() => page.at(-1)).toMatchObject({ type: "conversation", conversationId: id });
  const told = page.length;
  expect(await ask("Are you there?")).toBe("conflict");
  await expect.poll(() => page.length).toBeGreaterThan(told);
  const { items } = await owner.conversations.messages({ id, afterSeq: seq + 1 });
  expect(items).toMatchObject([{ seq: seq + 2, message_type: "user", content: "Are you there?" }]);
  await owner.monitoring.typing({ id });
  await expect.poll(() => chat.at(-1)).toEqual({ type: "typing" });
  await owner.monitoring.release({ id });
  await expect.poll(() => chat.at(-1)).toEqual({ type: "news", seq: seq + 3 });
  expect((await news(seq + 1)).answerer).toEqual({ kind: "bot" });
  expect(await ask("Hello!")).not.toBe("conflict");
});

it("a visitor's connection follows that visitor's conversation alone, and nothing of the account", async () => {
  const { owner, visitor } = await openDesk("cara");
  const [one, other] = [await visitor(), await visitor()];
  for (const { ask } of [one, one, other]) await ask("Hello!");
  const heard = await connect({ action: "listen" }, other.token);
  const refused = await connect({ action: "follow" }, other.token);
  expect(refused).toEqual([{ type: "refused" }]);
  await owner.monitoring.claim({ id: one.id });
  await owner.monitoring.claim({ id: other.id });
  const { seq } = await other.news();
  await expect.poll(() => heard.at(-1)).toEqual({ type: "news", seq });
  // the other conversation has higher numbers
  expect((await one.news()).seq).toBeGreaterThan(seq);
  for (const message of heard) expect(message.seq ?? 0).toBeLessThanOrEqual(seq);
});
