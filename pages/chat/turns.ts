import type { Message } from "#widget/src/chat/message.ts";

interface Turn {
  role: "user" | "assistant";
  content: string;
}

const most = 20;
/** Prompts hold about 2,000 tokens of earlier turns. */
const longest = 2000;

/** The last turns of a conversation that were answered, oldest first. */
export const answeredTurns = (messages: Message[]): Turn[] =>
  messages
    .flatMap((message, at): Turn[] => {
      const question = messages[at - 1];
      if (message.role !== "assistant" || question?.role !== "user") return [];
      return [turn("user", question.text), turn("assistant", message.text)];
    })
    .slice(-most);

const turn = (role: Turn["role"], content: string): Turn => ({ role, content: content.slice(0, longest) });
