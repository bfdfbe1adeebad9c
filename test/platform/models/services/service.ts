export interface Refusal {
  status: number;
  /** Text is sent as it is, everything else as JSON. */
  body: unknown;
}

export interface ChatBody {
  model: string;
  messages: { role: string; content: string }[];
  [setting: string]: unknown;
}

/** A service as its documentation describes it; its model answers "Four weeks." */
export interface Service {
  name: string;
  /** The path of the base URL. */
  path: string;
  /** The key it takes; undefined for a server that takes any. */
  key?: string;
  /** The chat model of the test. */
  model: string;
  models: string[] | Refusal;
  wrongKey?: Refusal;
  /** A request's settings that it does not take. */
  refuses?(body: ChatBody): Refusal | undefined;
  /** The events of the answer's stream. */
  stream: string[];
  tooLong: Refusal;
  missingModel: Refusal;
  /** The embedding model that is found, and its dimension. */
  embedding?: { name: string; dimension: number };
  /** An embedding model that its list does not have. */
  unlisted?: { name: string; dimension: number };
  noEmbeddings?: Refusal;
}

export const data = (value: unknown): string => `data: ${JSON.stringify(value)}\n\n`;

/** A chunk of an answer. */
export const delta = (content: unknown, more: object = {}): string =>
  data({
    object: "chat.completion.chunk",
    choices: [{ index: 0, delta: { content, ...more }, finish_reason: null }],
  });

export const finish = (reason = "stop", more: object = {}): string =>
  data({
    object: "chat.completion.chunk",
    choices: [{ index: 0, delta: {}, finish_reason: reason }],
    ...more,
  });

const usage = { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 };
/** Usage as OpenAI sends it, after the answer and without choices. */
export const usageChunk = data({ object: "chat.completion.chunk", choices: [], usage });
export const withUsage = { usage };
export const done = "data: [DONE]\n\n";

export const openaiError = (status: number, message: string, more: object = {}): Refusal => ({
  status,
  body: { error: { message, type: "invalid_request_error", param: null, code: null, ...more } },
});
