import type { Actor } from "../../users.ts";
import { visitorOf } from "./visitor.ts";

const anytime = {
  wait_minutes: 60,
  hours: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: "00:00", to: "24:00" })),
};

/**
 * Conversations of visitors: some with the chatbot alone, one that waits for a person, and one that the owner holds.
 * Returns the id of the last.
 */
export const openDesk = async (
  owner: Actor,
  { chatbotId, widgetId, url }: { chatbotId: string; widgetId: string; url: string },
): Promise<string> => {
  await owner.chatbots.setPeople({ id: chatbotId, people: anytime });
  const rui = await visitorOf(widgetId, url, { name: "Rui Tavares" });
  await rui.ask("How long does a full charge take?");
  await (await visitorOf(widgetId, url)).ask("When is the shop open on Saturday?");
  const paul = await visitorOf(widgetId, url, { name: "Paul Brandt" });
  await paul.ask("How long do repairs under warranty take?");
  await paul.callPerson();
  const ines = await visitorOf(widgetId, url, { name: "Ines Okafor", email: "ines@mail.example" });
  await ines.ask("How long are batteries covered?");
  await ines.ask("What do I bring for the measurement?");
  await ines.callPerson();
  const id = ines.conversationId;
  await owner.monitoring.claim({ id });
  await owner.monitoring.send({
    id,
    content: "She bought it in March, the frame number ends in 4471.",
    idempotencyKey: "sample-note",
    isNote: true,
  });
  await owner.monitoring.send({
    id,
    content:
      "Hello Ines, Marta from the shop. Come on Tuesday before ten and we read the counter while you wait.",
    idempotencyKey: "sample-reply",
  });
  await ines.ask("Tuesday is fine. Is there a place to park?").catch(() => undefined);
  return id;
};
