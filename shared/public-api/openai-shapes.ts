import * as z from "zod";

/*
 * The parts of OpenAI's Chat Completions API that are read and sent. Unknown fields of a request are ignored, such as
 * `tools` and `temperature`: the chatbot's settings decide. Source: platform.openai.com/docs/api-reference/chat
 */

/** A part with another type than text, such as an image, is left out. */
const Part = z.union([z.string(), z.object({ type: z.string().optional(), text: z.string().nullish() })]);

const roles = ["system", "developer", "user", "assistant", "tool", "function"] as const;

/** Its length is bounded by the body only: clients send their whole chat, of which as much is read as fits. */
export const CompletionMessage = z.object({
  role: z.enum(roles, `Give each message one of the roles ${roles.join(", ")}.`),
  content: z
    .union([z.string(), z.array(Part)], "Send the content as a text or as a list of parts with a text.")
    .nullish(),
});
export type CompletionMessage = z.infer<typeof CompletionMessage>;

export const CompletionRequest = z.object({
  model: z
    .string()
    .min(1, "Name a model.")
    .max(200)
    .describe("docent, or the chatbot's id. Names of OpenAI's own models stand for it too."),
  messages: z
    .array(CompletionMessage)
    .min(1, "Send at least one message.")
    .describe(
      "The conversation. The last user message is the question, of up to 4,000 characters; system messages replace the chatbot's system prompt. Of a long conversation the latest messages are read, and long ones are cut.",
    ),
  stream: z.boolean().nullish().describe("Sends the answer as chunks, then [DONE]."),
  stream_options: z
    .object({ include_usage: z.boolean().nullish() })
    .nullish()
    .describe("include_usage adds a chunk with the tokens."),
  n: z.literal(1, "Ask for one answer.").nullish(),
  metadata: z
    .object({ conversation_id: z.string().max(200).optional(), task: z.string().max(100).nullish() })
    .nullish()
    .describe(
      "conversation_id goes on with a conversation of the same key. task names an errand of the client as Open WebUI does, such as title_generation.",
    ),
});
export type CompletionRequest = z.infer<typeof CompletionRequest>;

/** A citation in the answer's text, by the place of its mark. */
export const Annotation = z.object({
  type: z.literal("url_citation"),
  url_citation: z.object({
    start_index: z.number().int(),
    end_index: z.number().int(),
    /** `urn:docent:{document id}#passage={number}` */
    url: z.string(),
    title: z.string(),
  }),
});
export type Annotation = z.infer<typeof Annotation>;

export const CompletionUsage = z.object({
  prompt_tokens: z.number().int(),
  completion_tokens: z.number().int(),
  total_tokens: z.number().int(),
});

/** Facts that OpenAI's shape has no place for. */
export const Docent = z.object({
  /** `refused`: the documents do not answer the question; `paused`: a budget is used up. The text says so. */
  outcome: z.enum(["answered", "refused", "small_talk", "paused"]),
  /** Send it as `metadata.conversation_id` to go on. */
  conversation_id: z.string().optional(),
  message_id: z.string().optional(),
  /** A title, tags or the like for the client's own chat: no question, and kept nowhere. */
  errand: z.literal(true).optional(),
});

export const Completion = z.object({
  id: z.string(),
  object: z.literal("chat.completion"),
  created: z.number().int(),
  model: z.string(),
  choices: z.array(
    z.object({
      index: z.number().int(),
      message: z.object({
        role: z.literal("assistant"),
        content: z.string(),
        refusal: z.null(),
        annotations: z.array(Annotation),
      }),
      logprobs: z.null(),
      finish_reason: z.enum(["stop", "length"]),
    }),
  ),
  usage: CompletionUsage,
  docent: Docent,
});
export type Completion = z.infer<typeof Completion>;

export const Model = z.object({
  id: z.string(),
  object: z.literal("model"),
  created: z.number().int(),
  owned_by: z.string(),
});
