export interface Sent {
  messages: { role: "system" | "user" | "assistant"; content: string }[];
  metadata?: { task: string };
}

export const asked = "How long do refunds take?";
export const answered = "Refunds are paid within 14 days. [1]";
export const title = "How long do refunds take";

export const user = (content: string): Sent => ({ messages: [{ role: "user", content }] });
export const system = (content: string, chat: string): Sent => ({
  messages: [
    { role: "system", content },
    { role: "user", content: chat },
  ],
});
/** The chat as it is, and the task behind it. */
export const behind = (content: string, role: "user" | "system" = "user"): Sent => ({
  messages: [
    { role: "user", content: asked },
    { role: "assistant", content: answered },
    { role, content },
  ],
});

export const history = `### Chat History:\n<chat_history>\nUSER: ${asked}\nASSISTANT: ${answered}\n</chat_history>`;
export const lines = `User: ${asked}\nAI: ${answered}`;

/** A program with what it asks for, the request as it sends it, and the result that the built-in model gives. */
export type Case = [program: string, request: Sent, result: string];
