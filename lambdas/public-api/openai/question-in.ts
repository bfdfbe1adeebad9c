import { AppError } from "#shared/errors.ts";
import type { CompletionMessage } from "#shared/public-api/openai-shapes.ts";

type Role = "user" | "assistant";

const maxQuestionLength = 4000;

/**
 * The conversation in a list of messages: the last user message with a text is the question, system and developer
 * messages replace the chatbot's system prompt. Messages of tools and parts that are no text are left out. Throws
 * AppError `invalid` for a question that is missing or too long; nothing else is too long.
 */
export const questionIn = (messages: CompletionMessage[]) => {
  const turns = messages.map(({ role, content }) => ({ role, content: textIn(content) }));
  const last = turns.findLastIndex(({ role, content }) => role === "user" && content.trim());
  const question = turns[last]?.content.trim() ?? "";
  const empty = turns.findLastIndex(({ role }) => role === "user");
  // An empty message asks nothing more after an answer; behind a question that has none it is a slip of the client.
  const isAnswered = turns
    .slice(last, empty)
    .some(({ role, content }) => role === "assistant" && content.trim());
  if (!question || isAnswered) throw refused("messages", whyNoText(messages[empty]));
  if (question.length > maxQuestionLength)
    throw refused(
      `messages.${last}.content`,
      "The last user message is the question: ask in at most 4,000 characters. Earlier messages may be longer.",
    );
  const systemPrompt = turns
    .filter(({ role, content }) => (role === "system" || role === "developer") && content.trim())
    .map(({ content }) => content)
    .join("\n\n");
  const history = turns
    .slice(0, last)
    .flatMap(({ role, content }) =>
      (role === "user" || role === "assistant") && content.trim() ? [{ role: role as Role, content }] : [],
    );
  return { question, systemPrompt, history: history.length > 0 ? history : undefined };
};

/** The texts of a message, without images, files and calls of tools. */
export const textIn = (content: CompletionMessage["content"]): string => {
  if (typeof content === "string") return content;
  return (content ?? [])
    .flatMap((part) => {
      if (typeof part === "string") return [part];
      return part.text && /^$|text$/.test(part.type ?? "") ? [part.text] : [];
    })
    .join("\n");
};

const whyNoText = (asked: CompletionMessage | undefined): string =>
  Array.isArray(asked?.content) && asked.content.length > 0
    ? "Images and files are not read here. Send a question as text with them."
    : "Send a message with the role “user” and a text.";

const refused = (path: string, message: string) => new AppError("invalid", message, [{ path, message }]);
