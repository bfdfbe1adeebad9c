import type { APIError } from "openai";

/** Whether a server's error says that prompt and answer exceed the context window, in words of several servers. */
export const isTooLong = ({ code, type, message }: APIError): boolean =>
  codes.has(String(code)) || codes.has(String(type)) || tooLong.test(message);

const codes = new Set(["context_length_exceeded", "string_above_max_length", "exceed_context_size_error"]);

/** OpenAI and vLLM, llama.cpp and Ollama, LM Studio, Mistral, Gemini, Anthropic. */
const tooLong =
  /(?:maximum|max|available|exceed\w*)(?: the)?(?: model's)? (?:context|input) (?:length|size|tokens)|context (?:length|window|size)|greater than the context|context[^.]{0,20} overflow|too large for model with \d+ maximum|input token count|prompt is too long|too many (?:input )?tokens|max_tokens must be at least 1, got -/i;
