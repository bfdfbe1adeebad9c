import type { ChatMessage } from "#platform/models/port.ts";
import type { LlmConfiguration } from "#shared/chatbots/routes.ts";
import { defaultSystemPrompt } from "#shared/chatbots/use-cases.ts";
import type { Called } from "../api/make-calls.ts";
import type { History } from "../conversation/trim.ts";
import type { Turn } from "../conversation/turns.ts";
import type { ChatQuestion } from "../question.ts";
import { type FoundPassage, isWrittenAnswer } from "../retrieval/rank.ts";
import { dateRule } from "./date-rule.ts";
import { defuse, fence, fenceConversation, fencePassages } from "./fence.ts";
import type { AboutPage } from "./page-context.ts";
import { defaultRules, refusing, rulesFor, type StyleRules } from "./rules.ts";

/** The prompt of a question in its conversation, for the passages that were found. */
export const promptOf = async (
  {
    chatbot,
    configuration,
    question,
    pageContext,
    attached,
  }: Pick<ChatQuestion, "chatbot" | "configuration" | "question" | "pageContext" | "attached">,
  { history, found, api }: { history: History; found: FoundPassage[]; api?: Called },
): Promise<ChatMessage[]> =>
  promptFor({
    systemPrompt: configuration.system_prompt,
    rules: await rulesOf(configuration),
    question,
    turns: history.turns,
    opening: history.droppedMessages === 0 ? chatbot.opening_question : undefined,
    found,
    written: await ruleOfWritten(found),
    ...(api && { api }),
    ...(pageContext && { about: (await import("./page-context.ts")).aboutPage(pageContext) }),
    files: attached?.rule(found),
  });

/** The prompt: the owner's instructions, the rules, the fenced passages and conversation, then the question. */
export const promptFor = (asked: {
  systemPrompt: string | null;
  rules?: StyleRules | undefined;
  question: string;
  turns: Turn[];
  /** The message with which the chatbot opened the conversation. */
  opening?: string | undefined;
  found: FoundPassage[];
  /** The rule for the written answers among them. */
  written?: string | undefined;
  /** Replies of the owner's systems. */
  api?: Called;
  /** The words of the visitor's page about itself. */
  about?: AboutPage;
  /** The rule about passages of the visitor's files. */
  files?: string | undefined;
}): ChatMessage[] => {
  const { api, about, files } = asked;
  const turns: Turn[] = asked.opening
    ? [{ role: "assistant", content: asked.opening }, ...asked.turns]
    : asked.turns;
  const parts = [
    fence("instructions", asked.systemPrompt?.trim() || defaultSystemPrompt),
    rulesFor(asked.rules ?? defaultRules, {
      written: asked.written,
      ...(api && { api }),
      ...(about && { about }),
      files,
      dates: dateRule(asked.question),
    }),
    ...(asked.found.length > 0 || !api ? [fencePassages(asked.found)] : []),
    ...(api ? [api.fenced(fence)] : []),
    ...(about ? [about.fenced(fence)] : []),
    ...(turns.length > 0 ? [fenceConversation(turns)] : []),
  ];
  return [
    { role: "system", content: parts.join("\n\n") },
    { role: "user", content: defuse(asked.question) },
  ];
};

/** The module of styles is loaded on first use, because many chatbots have set none. */
const rulesOf = async ({ answer_style: style }: LlmConfiguration): Promise<StyleRules | undefined> =>
  style && (await import("./style-rules.ts")).styleRules(style, { usual: defaultRules, refusing, defuse });

/** The module is loaded on first use, because most chatbots have no written answers. */
const ruleOfWritten = async (found: FoundPassage[]): Promise<string | undefined> =>
  found.some(({ passage }) => isWrittenAnswer(passage))
    ? (await import("./written-rule.ts")).writtenRule(found)
    : undefined;
