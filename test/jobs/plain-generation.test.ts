import { expect, inject, it } from "vitest";
import { withModel } from "../chat/with-model.ts";
import { as } from "../users.ts";

const desk = withModel({ CHAT_MODELS: "gpt-6-luna,gpt-4" });
const asked = {
  query: "A mechanic for our shop in Ashby",
  systemPrompt: "Write a job post as a JSON object.",
  model: "gpt-4",
  temperature: 0.7,
};

it("[JOB-032] without a chatbot, rag-chat is a plain generation with the prompt, the model and the temperature", async () => {
  const owner = await as("generating", desk.url());
  desk.model().say(['{"title":', ' "Mechanic"}']);
  const { answer, context, outcome } = await owner.chat.ask({ ...asked, stream: false });
  expect({ answer, context, outcome }).toEqual({
    answer: '{"title": "Mechanic"}',
    context: [],
    outcome: "answered",
  });
  expect(desk.model().requests.at(-1)).toMatchObject({
    model: "gpt-4",
    temperature: 0.7,
    messages: [
      { role: "system", content: asked.systemPrompt },
      { role: "user", content: asked.query },
    ],
  });
  await owner.chat.ask({ ...asked, model: "unknown-9", stream: false });
  expect(desk.model().requests.at(-1)?.model).toBe("gpt-6-luna");
});

it("without a chatbot, a model that fails and an empty question are told as such", async () => {
  const owner = await as("generating", desk.url());
  desk.model().behave("wrong key");
  await expect(owner.chat.ask(asked)).rejects.toMatchObject({ code: "model_failed" });
  await expect(owner.chat.ask({ ...asked, query: " " })).rejects.toMatchObject({ code: "invalid" });
});

it("without a chatbot and a language model, rag-chat says what to do", async () => {
  const owner = await as("generating", inject("url"));
  await expect(owner.chat.ask(asked)).rejects.toMatchObject({
    code: "not_configured",
    message: expect.stringContaining("Connect one in Settings"),
  });
});
