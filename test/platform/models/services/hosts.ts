import { delta, done, finish, openaiError, type Service, usageChunk, withUsage } from "./service.ts";

const groq: Service = {
  name: "Groq",
  path: "/openai/v1",
  key: "gsk-own",
  model: "qwen/qwen3-32b",
  models: ["qwen/qwen3-32b", "openai/gpt-oss-20b", "whisper-large-v3"],
  wrongKey: openaiError(401, "Invalid API Key", { code: "invalid_api_key" }),
  stream: [
    delta("", { role: "assistant" }),
    delta("<think>"),
    delta("\nThe loans page says it.\n"),
    delta("</think>"),
    delta("\n\nFour "),
    delta("weeks."),
    finish("stop", { x_groq: { id: "req_1", usage: withUsage.usage } }),
    usageChunk,
    done,
  ],
  tooLong: openaiError(400, "Please reduce the length of the messages or completion.", {
    code: "context_length_exceeded",
    param: "messages",
  }),
  missingModel: openaiError(404, "The model `qwen-99` does not exist.", { code: "model_not_found" }),
};

const openrouter: Service = {
  name: "OpenRouter",
  path: "/api/v1",
  key: "sk-or-own",
  model: "deepseek/deepseek-v4",
  models: ["deepseek/deepseek-v4", "openai/gpt-6-luna"],
  wrongKey: { status: 401, body: { error: { message: "No auth credentials found", code: 401 } } },
  stream: [
    ": OPENROUTER PROCESSING\n\n",
    delta("", {
      role: "assistant",
      reasoning: "The loans page",
      reasoning_details: [{ type: "reasoning.text" }],
    }),
    ": OPENROUTER PROCESSING\n\n",
    delta("Four "),
    delta("weeks."),
    finish("stop", { native_finish_reason: "stop" }),
    usageChunk,
    done,
  ],
  tooLong: {
    status: 400,
    body: {
      error: {
        code: 400,
        message:
          "This endpoint's maximum context length is 131072 tokens. However, you requested about 140000 tokens.",
      },
    },
  },
  unlisted: { name: "openai/text-embedding-3-small", dimension: 1536 },
  missingModel: {
    status: 404,
    body: { error: { code: 404, message: "No endpoints found for deepseek/deepseek-99." } },
  },
};

/** Services that run others' models. */
export const hosts = [groq, openrouter];
