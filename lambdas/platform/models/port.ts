import type { Passage } from "../search/port.ts";

export type Provider = "builtin" | "openai" | "bedrock";

export interface ChatMessage {
  role: "system" | "user" | "assistant";
  content: string;
}

export interface ChatRequest {
  provider: Provider;
  model: string;
  /** Ready for a language model: system prompt with the fenced passages, history, question last. */
  messages: ChatMessage[];
  /** The visitor's question alone, and what was found for it, best first: the built-in model quotes these. */
  question: string;
  passages: Passage[];
  temperature: number;
  maxTokens: number;
  topP: number;
  frequencyPenalty: number;
  presencePenalty: number;
  signal?: AbortSignal;
}

export interface Usage {
  promptTokens: number;
  completionTokens: number;
}

export type ModelEvent = { text: string } | { usage: Usage };

export interface ModelChoice {
  provider: Provider;
  model: string;
}

export type EmbeddingKind = "passage" | "question";

export interface EmbeddingOptions {
  /** When to stop trying again, in milliseconds since 1970. */
  until?: number;
  /** Gives the requests up; what is asked for is not embedded then, which throws. */
  signal?: AbortSignal;
}

export interface Models {
  /**
   * Streams the answer's text and then its usage once. What may pass is tried again until the first word.
   * Throws AppError `not_configured` where the provider is not available here, `model_failed` where it failed or broke
   * off, `rate_limited` where it throttled; aborting the signal ends the stream silently.
   */
  chat(request: ChatRequest): AsyncIterable<ModelEvent>;
  /**
   * Unit vectors of `embedding.dimension`, in the order of the texts, whatever their length. What may pass is tried
   * again: a question's for seconds, a passage's for up to two minutes. Throws as `chat` does.
   */
  embed(texts: string[], kind: EmbeddingKind, options?: EmbeddingOptions): Promise<Float32Array[]>;
  readonly embedding: {
    name: string;
    dimension: number;
    /** How much a nearest match counts beside a keyword match when both are fused; 1 where left out. */
    weight?: number;
  };
  /** What a new chatbot gets, and what a person may choose here. */
  readonly choices: { default: ModelChoice; available: ModelChoice[] };
  /** One short call to each configured provider; throws AppError `not_configured` with a sentence that says what to do. */
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
