import { type ApiCalls, type ApiReply, callMatching } from "#lambdas/integrations/calls.ts";
import { logger } from "#platform/logging/logger.ts";
import type { ModelEvent } from "#platform/models/port.ts";
import type { Answer } from "#shared/chat/shapes.ts";
import type { fence } from "../prompt/fence.ts";
import { fenceReplies, replyRule } from "../prompt/replies.ts";
import type { ChatQuestion } from "../question.ts";
import { quoteReplies } from "./quote-replies.ts";

type Events = AsyncIterable<ModelEvent> | Iterable<ModelEvent>;

/** The calls that a question made, in the forms in which an answer needs their replies. */
export interface Called extends ApiCalls {
  /** The first reply that is none of a failure, for the visitor. */
  apiData?: NonNullable<Answer["apiData"]>;
  /** The replies in words, for the built-in model only, which writes none itself. */
  quoted?: string;
  /** The events of the built-in model behind what is quoted. */
  inFrontOf: (events: Events) => AsyncGenerator<ModelEvent>;
  /** The rule for the replies in the prompt, and the fenced replies. */
  rule: typeof replyRule;
  fenced: (into: typeof fence) => string;
  /** The names for the metadata of the answer. */
  metadata: Record<string, string>;
}

/** Calls the integrations that a question matches; undefined if none does, or if all of it fails. */
export const makeCalls = async (
  { chatbot, configuration, question, signal }: ChatQuestion,
  language: string | undefined,
): Promise<Called | undefined> => {
  try {
    const calls = await callMatching(chatbot.id, question, signal);
    const { replies } = calls;
    if (replies.length === 0) return undefined;
    const found = replies.find(({ failure }) => !failure);
    const quoted = configuration.provider === "builtin" ? quoteReplies(replies, language) : "";
    return {
      ...calls,
      ...(found && { apiData: told(found) }),
      ...(quoted && { quoted }),
      inFrontOf: (events) => behind(quoted, events),
      rule: replyRule,
      fenced: (into) => fenceReplies(replies, into),
      metadata: {
        apis: replies.map(({ integrationName }) => integrationName).join(", "),
        failedApis: String(replies.filter(({ failure }) => failure).length),
      },
    };
  } catch (error) {
    // An answer does not depend on somebody's API.
    if (!signal.aborted) logger.error("integrations failed", error instanceof Error ? error : String(error));
    return undefined;
  }
};

const told = ({ integrationName, data }: ApiReply) => ({ integrationName, data });

const behind = async function* (quoted: string, events: Events): AsyncGenerator<ModelEvent> {
  yield { text: quoted };
  let isFirst = true;
  for await (const event of events) {
    if (isFirst && "text" in event) yield { text: "\n\n" };
    isFirst = false;
    yield event;
  }
};
