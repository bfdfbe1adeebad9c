import { expect, it } from "vitest";
import { decodeEvents } from "#shared/chat/sse.ts";
import { toRequest } from "#shared/client.ts";
import { contract } from "#shared/contract/index.ts";
import { upload } from "../upload.ts";
import { as } from "../users.ts";
import { bytes, question, shelfOf } from "./sources/shelves.ts";
import { withModel } from "./with-model.ts";

const desk = withModel();

it("a language model is told the pages, and the one of the sentence that it cites follows its answer", async () => {
  const owner = await as("ann", desk.url());
  const { id } = await owner.chatbots.create({ name: "Store", use_case: "support" });
  await upload(owner, id, { name: "store.pdf", type: "application/pdf", bytes });
  desk.model().say(["You find the globe ", `on shelf ${shelfOf("globe")}. [1]`]);
  const input = { ragSystemId: id, query: question("globe"), stream: true };
  const request = toRequest(contract.chat.ask, input, desk.url());
  request.headers.set("authorization", `Bearer ${owner.token}`);
  const events = await Array.fromAsync(decodeEvents((await fetch(request)).body!));
  const sources = events.filter((event) => event.type === "sources");
  expect(sources.map(({ context }) => context[0]?.metadata.place)).toEqual(["Pages 1–2", "Page 2"]);
  expect(desk.sent().system).toContain('from="store.pdf › Pages 1–2"');
});
