import { afterAll, beforeAll, expect, it } from "vitest";
import { withWorld } from "../integrations/api-server.ts";
import { mailsTo } from "../mails.ts";
import { anotherDay, anytime } from "../monitoring/hours.ts";
import { type Product, startProduct } from "../product.ts";
import { until } from "../until.ts";
import { type Actor, as } from "../users.ts";
import { type Messengers, startMessengers } from "./messengers.ts";

let product: Product;
let stand: Messengers;
let owner: Actor;
let chatbotId: string;

beforeAll(async () => {
  stand = await startMessengers();
  product = await startProduct({ env: { ...withWorld, ...stand.env } });
  owner = await as("ann", product.url);
  ({ id: chatbotId } = await owner.chatbots.create({ name: "Desk", use_case: "support" }));
  const { right } = stand.messengers.telegram;
  await owner.channels.connect({ chatbotId, channel: "telegram", ...right });
});
afterAll(async () => {
  await product.stop();
  stand.stop();
});

let messages = 0;
const reply = async (text: string, words: string) => {
  messages += 1;
  const { telegram } = stand.messengers;
  await telegram.deliver(`${product.url}/channels/telegram/${chatbotId}`, { text, id: messages });
  return until(async () => telegram.said().find((said) => said.includes(words)));
};

it("somebody in a messenger asks for a person by a word, and goes on with the assistant by another", async () => {
  await reply("/person", "");
  await owner.chatbots.setPeople({ id: chatbotId, people: anytime });
  await reply("Talk to a person!", "We told the team. If nobody comes within 5 min");
  const [conversation] = (await owner.monitoring.list({})).items;
  expect(conversation?.answerer.kind).toBe("waiting");
  const mail = await until(async () => (await mailsTo(owner.email, product.url))[0]);
  expect(mail.subject).toBe("Somebody waits for a person");
  await reply("/assistant", "The assistant answers again.");
  await owner.chatbots.setPeople({ id: chatbotId, people: anotherDay() });
  await reply("/person", "Nobody is here before");
});
