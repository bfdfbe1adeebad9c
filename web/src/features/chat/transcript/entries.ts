import type { Message } from "#shared/conversations/shapes.ts";
import { answered } from "../session/stored-turns.ts";
import { newTurn, type Turn } from "../turns/turn.ts";

interface Entry {
  message: Message;
  /** An answer and the question before it; absent for other messages. */
  turn?: Turn;
}

/** The messages in order, each answer as a turn. */
export const entriesOf = (messages: Message[]): Entry[] =>
  messages.map((message, at) => {
    if (message.message_type !== "assistant") return { message };
    const asked = messages.slice(0, at).findLast(({ message_type }) => message_type === "user");
    return { message, turn: answered(newTurn(at + 1, asked?.content ?? ""), message) };
  });
