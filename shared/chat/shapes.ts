import * as z from "zod";

export const ContextItem = z.object({
  content: z.string(),
  /** The estimated probability that the passage answers the question, 0 to 1. */
  similarity: z.number(),
  source: z.string(),
  metadata: z.object({
    filename: z.string(),
    documentId: z.string().optional(),
    passageId: z.string().optional(),
    /** "Page 4", "Slide 2", "Sheet Prices". */
    place: z.string().optional(),
    titlePath: z.array(z.string()).optional(),
    /** The visitor's file that the passage is from, in place of a document. */
    attachmentId: z.string().optional(),
    /** The address of the web page that the passage is from. */
    url: z.string().optional(),
    /** Position of the passage in its document, from 1. */
    passage: z.number().int().optional(),
  }),
});
export type ContextItem = z.infer<typeof ContextItem>;

/**
 * `refused`: the documents do not answer it. `small_talk`: a greeting, thanks, or a question about what can be asked.
 * `paused`: a budget is used up, so no model was asked; the text says so in the owner's words, if there are any.
 */
export const outcomes = ["answered", "refused", "small_talk", "paused"] as const;
export const Outcome = z.enum(outcomes);
export type Outcome = z.infer<typeof Outcome>;

const milliseconds = z.number();
const tokens = z.number().int();

/** A passage's place. */
const Located = z.object({
  documentId: z.string(),
  filename: z.string(),
  titlePath: z.array(z.string()),
  place: z.string().optional(),
  /** Position of the passage in its document, from 1. */
  passage: z.number().int(),
});

/** A trace of the answer's steps, for the chatbot's owner. */
export const Debug = z.object({
  /** The searched text: the question, or its rewriting from the conversation. */
  searched: z.string(),
  /** ISO 639-1; absent if it was not recognised. */
  language: z.string().optional(),
  outcome: Outcome,
  /** The estimated likelihood that the documents answer it, 0 to 1, and the threshold from which an answer is given. */
  answerability: z.number(),
  leastAnswerability: z.number(),
  retrieved: z.array(
    Located.extend({
      /** BM25; absent if keyword search did not find it. */
      keywordScore: z.number().optional(),
      /** Cosine similarity of the embeddings; absent if it was not computed. */
      vectorScore: z.number().optional(),
      similarity: z.number(),
      /** Its number in the prompt, from 1; absent if it was not in the prompt. */
      number: z.number().int().optional(),
    }),
  ),
  /** The prompt as sent; empty if no model was called. */
  sent: z.array(z.object({ role: z.enum(["system", "user", "assistant"]), content: z.string() })),
  history: z.object({ keptMessages: z.number().int(), droppedMessages: z.number().int(), tokens }),
  citations: z.object({
    /** Citation marks that were removed, because their passage does not support the sentence or does not exist. */
    dropped: z.array(z.object({ mark: z.string(), sentence: z.string() })),
    /** Sentences that no passage supports. */
    unsupported: z.array(z.string()),
  }),
  model: z.object({ provider: z.string(), name: z.string() }),
  promptTokens: tokens,
  completionTokens: tokens,
  /** In US dollars; absent if the model's price is not known. The built-in model costs nothing. */
  cost: z.number().optional(),
  steps: z.array(z.object({ name: z.string(), milliseconds })),
});
export type Debug = z.infer<typeof Debug>;

export const Answer = z.object({
  answer: z.string(),
  context: z.array(ContextItem),
  /** Milliseconds from the question's arrival to the last word. */
  responseTime: z.number(),
  tokenCount: z.number().int(),
  conversationId: z.string().optional(),
  /** The answer among the messages of its conversation; absent if it is not stored. */
  messageId: z.string().optional(),
  outcome: Outcome,
  /** Questions about what the documents cover, after one that they do not answer. */
  topics: z.array(z.string()).optional(),
  /** The model's limit of tokens ended the answer. */
  isCut: z.literal(true).optional(),
  debug: Debug.optional(),
  apiData: z.object({ integrationName: z.string(), data: z.unknown() }).optional(),
});
export type Answer = z.infer<typeof Answer>;

export const SearchResult = z.object({
  items: z.array(
    Located.extend({
      text: z.string(),
      /** The estimated probability that the passage answers the question, 0 to 1. */
      similarity: z.number(),
    }),
  ),
  /** The estimated likelihood that the documents answer it, 0 to 1, and whether the chatbot would answer. */
  answerability: z.number(),
  isAnswered: z.boolean(),
});
export type SearchResult = z.infer<typeof SearchResult>;
