import { expect, it } from "vitest";
import { finished, uploadText } from "../upload.ts";
import { as } from "../users.ts";
import { withModel } from "./with-model.ts";

const desk = withModel();

const handbook = "# Handbuch\n\nDer Ausweis kostet zehn Euro. Autos parken hinter dem Hermann-Hesse-Haus.\n";

const ask = async (query: string) => {
  const { api, id } = await desk.chatbot(handbook, "handbuch.md");
  const before = desk.model().requests.length;
  const answer = await api.chat.ask({ ragSystemId: id, query });
  return { answer, requests: desk.model().requests.length - before };
};

it("a question in another language than the documents goes to the model with whatever was found", async () => {
  const { answer, requests } = await ask("请问游客可以把自己开来的汽车停放在 Hermann 的什么地方呢？");
  expect(requests).toBe(1);
  expect(answer.outcome).toBe("answered");
  expect(desk.sent().system).toContain("hinter dem Hermann-Hesse-Haus");
});

it("a question for which nothing is found is refused without the model", async () => {
  const { answer, requests } = await ask("谁赢得了世界杯？");
  expect(requests).toBe(0);
  expect(answer.outcome).toBe("refused");
});

it("small talk is answered without the model", async () => {
  const { answer, requests } = await ask("Hello!");
  expect(requests).toBe(0);
  expect(answer.outcome).toBe("small_talk");
});

it("a question to a chatbot without documents does not reach the model", async () => {
  const api = await as("ann", desk.url());
  const { id } = await api.chatbots.create({ name: "Empty", use_case: "support" });
  const before = desk.model().requests.length;
  await expect(api.chat.ask({ ragSystemId: id, query: "What does it cost?" })).rejects.toMatchObject({
    code: "no_context",
  });
  expect(desk.model().requests).toHaveLength(before);
});

it("a written answer is the model's first passage, with the rule that it goes before the others, a file of that name too", async () => {
  const { api, id } = await desk.chatbot(handbook, "handbuch.md");
  await uploadText(api, id, "Written answer.txt", "Was kostet der Ausweis? Er kostet hundert Euro.");
  const written = { question: "Was kostet der Ausweis?", answer: "Für Kinder kostet er nichts." };
  await finished(api, await api.documents.writeAnswer({ chatbotId: id, ...written }));
  await api.chat.ask({ ragSystemId: id, query: "Was kostet der Ausweis?" });
  const { system } = desk.sent();
  const first = `<passage number="1" answers="${written.question}" from="Written answer">\n${written.answer}\n</passage>`;
  expect(system).toContain(first);
  expect(system).toContain("Der Ausweis kostet zehn Euro.");
  expect(system).toContain('from="Written answer.txt"');
  expect(system).toContain("Passage 1 is an answer that the owner wrote to one question");
});

const helmets = { question: "Do you sell helmets?", answer: "Yes, helmets cost 49 euros." };

it.each(["Do you sell cars?", "Do you rent helmets?", "Do you sell helmets?"])(
  "asked %j, the model judges whether the written answer fits, and its refusal stands",
  async (query) => {
    const { api, id } = await desk.chatbot("# Repairs\n\nWe repair bicycles on weekdays.\n");
    await finished(api, await api.documents.writeAnswer({ chatbotId: id, ...helmets }));
    desk.model().say(["[0] The documents do not tell."]);
    const refused = await api.chat.ask({ ragSystemId: id, query });
    expect(refused).toMatchObject({ outcome: "refused", context: [] });
    const { system, question } = desk.sent();
    expect(question).toBe(query);
    expect(system).toContain(`answers="${helmets.question}" from="Written answer">\n${helmets.answer}`);
    expect(system).toContain("never carry its yes, no, price or time over");
    desk.model().say(["Yes, for 49 euros [1]."]);
    expect(await api.chat.ask({ ragSystemId: id, query })).toMatchObject({ outcome: "answered" });
  },
);
