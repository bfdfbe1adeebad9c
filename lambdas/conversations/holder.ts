import type { Conversation } from "#shared/contract/conversation-shapes.ts";
import { AppError } from "#shared/errors.ts";

/** The person who holds the conversation now; a claim ends at its `until`. */
export const holderOf = ({ answerer }: Conversation, now = new Date()): string | undefined =>
  answerer.kind === "person" && answerer.until > now.toISOString() ? answerer.id : undefined;

/** Refuses the chatbot's answer in a conversation that a person holds. */
export const heldByPerson = () =>
  new AppError("conflict", "A person is answering this conversation now and has received your message.");
