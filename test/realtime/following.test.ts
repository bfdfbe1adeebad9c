import { expect, inject, it } from "vitest";
import { WebSocket } from "ws";
import { socketProtocols } from "#shared/realtime/socket-protocol.ts";
import { uploadText } from "../upload.ts";
import { as } from "../users.ts";

const connect = async (
  token: string,
  message: object = { action: "follow", token },
): Promise<Record<string, unknown>[]> => {
  const { socketUrl } = await (await fetch(`${inject("url")}/config.json`)).json();
  const socket = new WebSocket(socketUrl, socketProtocols(token), { origin: inject("url") });
  const heard: Record<string, unknown>[] = [];
  socket.on("message", (message) => heard.push(JSON.parse(String(message))));
  await new Promise((resolve, reject) => socket.once("open", resolve).once("error", reject));
  socket.send(JSON.stringify(message));
  await expect.poll(() => heard.length).toBe(1);
  return heard;
};

it("an owner's open page hears of its own documents, and of nobody else's", async () => {
  const [ann, bob] = [await as("ann"), await as("bob")];
  const [hers, his] = [await connect(ann.token), await connect(bob.token)];
  const { id } = await ann.chatbots.create({ name: "Desk", use_case: "support" });
  const document = await uploadText(ann, id, "rules.txt", "A reminder costs 1.50 euros.");
  await expect.poll(() => hers.at(-1)).toEqual({ type: "document", chatbotId: id, documentId: document.id });
  expect(his).toEqual([{ type: "following" }]);
});

it("a connection is told that it is alive, without a token", async () => {
  const { token } = await as("cara");
  expect(await connect(token, { action: "ping" })).toEqual([{ type: "alive" }]);
});

it("a page without a right token gets no connection", async () => {
  await expect(connect("nonsense")).rejects.toThrow("401");
});
