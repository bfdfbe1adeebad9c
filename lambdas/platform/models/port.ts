import type { AnswerLength } from "#shared/chatbots/answer-style.ts";
import type { Passage } from "../search/port.ts";

/** The providers that the environment configures. */
export type Provider = "builtin" | "openai" | "bedrock";

export interface ChatMessage {
  role: "system" | "user" | "assistant";
  content: string;
}

export interface ChatRequest {
  provider: ModelChoice["provider"];
  model: string;
  /** The account whose own provider is asked, with the provider "account". */
  accountId?: string;
  /** The prompt for a language model: system prompt with the fenced passages and conversation, question last. */
  messages: ChatMessage[];
  /** The question as searched for and its passages, best first; the built-in model uses these instead. */
  question: string;
  passages: Passage[];
  /** The probability that each passage answers, 0 to 1, for the built-in model; all count as sure without it. */
  similarities?: number[];
  temperature: number;
  maxTokens: number;
  topP: number;
  frequencyPenalty: number;
  presencePenalty: number;
  /** For the built-in model, which reads no prompt; "normal" if absent. */
  length?: AnswerLength | undefined;
  signal?: AbortSignal;
}

export interface Usage {
  promptTokens: number;
  completionTokens: number;
  /** The provider reported no usage: both numbers are estimated. */
  isEstimated?: boolean;
}

/** `isCut` follows the last text, if the model's limit of tokens ended the answer. */
export type ModelEvent = { text: string } | { isCut: true } | { usage: Usage };

export interface ModelChoice {
  provider: Provider | "account";
  model: string;
}

export interface Choices {
  default: ModelChoice;
  available: ModelChoice[];
}

export type EmbeddingKind = "passage" | "question";

export interface EmbeddingOptions {
  /** When to stop retrying, in milliseconds since 1970. */
  until?: number;
  /** Aborts the requests, which throws. */
  signal?: AbortSignal;
  /** Called for each request that the model answered. The built-in model reports none. */
  onUsage?(usage: Usage): void;
}

export interface Models {
  /**
   * Streams the text of the answer, then whether it was cut, then its usage once. Temporary failures are retried until the first word. Throws
   * AppError `not_configured` if the provider is not set up, `model_failed` if it fails or breaks off, `rate_limited` if
   * it throttles; aborting the signal ends the stream silently.
   */
  chat(request: ChatRequest): AsyncIterable<ModelEvent>;
  /**
   * Unit vectors of `embedding.dimension`, in the order of the texts, which may have any length. Temporary failures are
   * retried: a question's for seconds, a passage's for up to two minutes. Throws as `chat` does.
   */
  embed(texts: string[], kind: EmbeddingKind, options?: EmbeddingOptions): Promise<Float32Array[]>;
  readonly embedding: {
    name: string;
    dimension: number;
    /** Weight of vector matches beside keyword matches in rank fusion, 1 by default. */
    weight?: number;
  };
  /** The model of a new chatbot, and those to choose from. */
  readonly choices: Choices;
  /** Makes one short call to each configured provider; throws AppError `not_configured` with advice for the operator. */
  check(): Promise<void>;
}

/** The calls of one provider. */
export interface ProviderModels {
  chat: Models["chat"];
  embed: Models["embed"];
  /** One short call at most, which shows that the model can be called. */
  checkChat(model: string): Promise<void>;
  /** The advice for a provider that cannot be reached. */
  unreachable: string;
}
