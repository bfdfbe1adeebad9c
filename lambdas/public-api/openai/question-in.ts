import { settingsBounds } from "#shared/chatbots/answer-style.ts";
import { AppError } from "#shared/errors.ts";
import type { CompletionMessage } from "#shared/public-api/openai-shapes.ts";

type Role = "user" | "assistant";

const maxQuestionLength = 4000;

/**
 * The conversation in a list of messages: the last user message is the question, system and developer messages replace
 * the chatbot's system prompt. Messages of tools and parts that are no text are left out. Throws AppError `invalid`.
 */
export const questionIn = (messages: CompletionMessage[]) => {
  const turns = messages.map(({ role, content }) => ({ role, content: textOf(content) }));
  const last = turns.findLastIndex(({ role }) => role === "user");
  const question = turns[last]?.content.trim() ?? "";
  if (!question) throw refused("messages", "Send a message with the role “user” and a text.");
  if (question.length > maxQuestionLength)
    throw refused(`messages.${last}.content`, "Ask in at most 4,000 characters.");
  const systemPrompt = turns
    .filter(({ role }) => role === "system" || role === "developer")
    .map(({ content }) => content)
    .join("\n\n");
  if (systemPrompt.length > settingsBounds.prompt)
    throw refused("messages", `Use at most ${settingsBounds.prompt} characters in system messages.`);
  const history = turns
    .slice(0, last)
    .flatMap(({ role, content }) =>
      (role === "user" || role === "assistant") && content.trim() ? [{ role: role as Role, content }] : [],
    );
  return { question, systemPrompt, history: history.length > 0 ? history : undefined };
};

const textOf = (content: CompletionMessage["content"]): string =>
  typeof content === "string"
    ? content
    : (content ?? []).flatMap(({ type, text }) => (type === "text" && text ? [text] : [])).join("\n");

const refused = (path: string, message: string) => new AppError("invalid", message, [{ path, message }]);
