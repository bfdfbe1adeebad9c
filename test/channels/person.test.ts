import { afterAll, beforeAll, expect, it } from "vitest";
import { mailsTo } from "../mails.ts";
import { anotherDay, anytime } from "../monitoring/hours.ts";
import { type Borrowed, borrow } from "../products/borrow.ts";
import { until } from "../until.ts";
import { type Actor, as } from "../users.ts";
import { type Messengers, startMessengers } from "./messengers.ts";

let product: Borrowed;
let stand: Messengers;
let owner: Actor;
let chatbotId: string;

beforeAll(async () => {
  product = await borrow("messengers");
  stand = await startMessengers(product.port);
  owner = await as("ann", product.url);
  ({ id: chatbotId } = await owner.chatbots.create({ name: "Desk", use_case: "support" }));
  const { right } = stand.messengers.telegram;
  await owner.channels.connect({ chatbotId, channel: "telegram", ...right });
});
afterAll(async () => {
  stand.stop();
  await product.giveBack();
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
