import type { Turn } from "./turn.ts";

interface Message {
  role: "user" | "assistant";
  content: string;
}

const maxMessages = 20;
/** Prompts hold about 2,000 tokens of earlier turns. */
const maxCharacters = 2000;

/** The answered questions before a turn, oldest first, in the form of the request's `history`. */
export const historyBefore = (turns: Turn[], id: number): Message[] =>
  turns
    .filter((turn) => turn.id < id && turn.answer && turn.state !== "failed")
    .flatMap(({ question, answer }) => [message("user", question), message("assistant", answer)])
    .slice(-maxMessages);

const message = (role: Message["role"], content: string): Message => ({
  role,
  content: content.slice(0, maxCharacters),
});
