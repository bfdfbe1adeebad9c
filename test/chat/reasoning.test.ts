import { expect, it } from "vitest";
import { withModel } from "./with-model.ts";

const desk = withModel();

const handbook = "# Cards\n\nA yearly card costs ten euros. For students it costs four euros.\n";
const thoughts = ["<thi", "nk>The visitor wants", " the price.\n</th", "ink>\n\n"];
const history = [
  { role: "user" as const, content: "What does a yearly card cost?" },
  { role: "assistant" as const, content: "A yearly card costs ten euros. [1]" },
];

it("what a model thinks before its answer is neither shown nor stored", async () => {
  const { api, id } = await desk.chatbot(handbook);
  desk.model().say([...thoughts, "A yearly card ", "costs ten euros. [1]"]);
  const { id: conversationId } = await api.conversations.start({ p_rag_system_id: id });
  const query = "What does a yearly card cost?";
  const { answer } = await api.chat.ask({ ragSystemId: id, query, conversationId });
  expect(answer).toBe("A yearly card costs ten euros. [1]");
  const { items } = await api.conversations.messages({ id: conversationId });
  expect(items.at(-1)?.content).toBe(answer);
});

it("what a model thinks before it rewrites a follow-up is not searched for", async () => {
  const { api, id } = await desk.chatbot(handbook);
  desk.model().say([...thoughts, "What does a yearly card cost for students?"], ["It costs four euros. [1]"]);
  const { debug } = await api.chat.ask({ ragSystemId: id, query: "and for students?", history, debug: true });
  expect(debug?.searched).toBe("What does a yearly card cost for students?");
});
