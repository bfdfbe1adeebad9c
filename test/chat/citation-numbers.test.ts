import { expect, it } from "vitest";
import { type ChatEvent, decodeEvents } from "#shared/chat/sse.ts";
import { toRequest } from "#shared/client.ts";
import { contract } from "#shared/contract/index.ts";
import { upload } from "../upload.ts";
import { type Actor, as } from "../users.ts";
import { withModel } from "./with-model.ts";

const desk = withModel();

const query = "What do a reminder, a lost card and a copy cost at the desk?";
const facts = {
  "reminders.md": "A reminder costs 1.50 euros at the desk.",
  "cards.md": "A lost card costs 5.00 euros at the desk.",
  "copies.md": "A copy costs 0.20 euros at the desk.",
};

const open = async () => {
  const api = await as("ann", desk.url());
  const { id } = await api.chatbots.create({ name: "Desk", use_case: "support" });
  for (const [name, bytes] of Object.entries(facts))
    await upload(api, id, { name, type: "text/markdown", bytes });
  const { id: conversationId } = await api.conversations.start({ p_rag_system_id: id });
  return { api, ask: { ragSystemId: id, query, conversationId, stream: true }, conversationId };
};

const eventsOf = async (api: Actor, input: Awaited<ReturnType<typeof open>>["ask"]): Promise<ChatEvent[]> => {
  const request = toRequest(contract.chat.ask, input, desk.url());
  request.headers.set("authorization", `Bearer ${api.token}`);
  return Array.fromAsync(decodeEvents((await fetch(request)).body!));
};

/** The sentences of the passages in the order of their numbers in the prompt. */
const passages = () =>
  [...desk.sent().system.matchAll(/<passage number="\d"[^>]*>\n(?:.*\n)*?(.*euros.*)\n<\/passage>/g)].map(
    ([, sentence = ""]) => sentence,
  );

/** Each mark with its source's text, as a client sees it that reads the stream event by event. */
const citedIn = (events: ChatEvent[]) => {
  let context: { content: string }[] = [];
  const cited: [string, string | undefined][] = [];
  for (const event of events) {
    if (event.type === "sources") context = event.context;
    if (event.type !== "delta") continue;
    for (const [mark, number] of event.text.matchAll(/\[(\d)\]/g))
      cited.push([mark, context[Number(number) - 1]?.content]);
  }
  return cited;
};

it("citations are numbered from 1 in the order of the answer, and each names its passage while it streams", async () => {
  const { api, ask, conversationId } = await open();
  await eventsOf(api, ask);
  const [first = "", second = "", third = ""] = passages();
  desk.model().say([`${third} [3`, "] ", `${first} [1].`, ` ${third} [3]`, ` ${second} [1, 2]`]);
  const events = await eventsOf(api, ask);
  const shown = events.map((event) => (event.type === "delta" ? event.text : "")).join("");
  expect(shown).toBe(`${third} [1] ${first} [2]. ${third} [1] ${second} [3]`);
  const [one, two, again, three] = citedIn(events);
  expect(one?.[1]).toContain(third);
  expect(two?.[1]).toContain(first);
  expect(again?.[1]).toContain(third);
  expect(three?.[1]).toContain(second);
  const { items } = await api.conversations.messages({ id: conversationId });
  expect(items.at(-1)?.content).toBe(shown);
  expect(items.at(-1)?.context_chunks.map(({ content }) => content)).toEqual([
    expect.stringContaining(third),
    expect.stringContaining(first),
    expect.stringContaining(second),
  ]);
});

it("an answer that cites the second passage alone calls it 1, and code keeps its brackets", async () => {
  const { api, ask } = await open();
  await eventsOf(api, ask);
  const [, second = ""] = passages();
  desk.model().say([`${second} [2]. Read \`list[2]\`.`]);
  const events = await eventsOf(api, ask);
  const shown = events.map((event) => (event.type === "delta" ? event.text : "")).join("");
  expect(shown).toBe(`${second} [1]. Read \`list[2]\`.`);
  expect(citedIn(events)[0]?.[1]).toContain(second);
});
