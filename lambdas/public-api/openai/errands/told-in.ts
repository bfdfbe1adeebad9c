import type { Errand } from "#lambdas/chat/doors/errand.ts";
import { cutText } from "#lambdas/core/cut-text.ts";
import type { CompletionMessage } from "#shared/public-api/openai-shapes.ts";
import { textIn } from "../question-in.ts";

/** Messages that are read, and characters of each: instructions hold a chat, and others are part of it. */
const most = { messages: 12, instructions: 16_000, others: 2000 };

const roles: Partial<Record<CompletionMessage["role"], Errand["messages"][number]["role"]>> = {
  system: "system",
  developer: "system",
  user: "user",
  assistant: "assistant",
};

/** The system messages and the latest others, as texts. */
export const toldIn = (messages: CompletionMessage[]): Errand["messages"] => {
  const told = messages.flatMap(({ role: given, content }, at) => {
    const role = roles[given];
    const text = textIn(content).trim();
    const isInstruction = role === "system" || at === messages.length - 1;
    const longest = isInstruction ? most.instructions : most.others;
    return role && text ? [{ role, content: cutText(text, longest) }] : [];
  });
  const systems = told.filter(({ role }) => role === "system").slice(-most.messages);
  const latest = told.slice(-most.messages);
  return [...systems.filter((one) => !latest.includes(one)), ...latest];
};
