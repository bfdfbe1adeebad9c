import { data, delta, done, finish, openaiError, type Service, usageChunk, withUsage } from "./service.ts";

const ollama: Service = {
  name: "Ollama",
  path: "/v1",
  model: "qwen3:4b",
  models: ["qwen3:4b", "llama3.2:latest", "nomic-embed-text:latest"],
  stream: [
    delta("", { role: "assistant", reasoning: "The loans page says it." }),
    delta("Four "),
    delta("weeks."),
    finish(),
    usageChunk,
    done,
  ],
  tooLong: openaiError(500, "the input length exceeds the context length", { type: "api_error" }),
  missingModel: openaiError(404, 'model "qwen99" not found, try pulling it first', { type: "api_error" }),
  embedding: { name: "nomic-embed-text:latest", dimension: 768 },
};

const lmStudio: Service = {
  name: "LM Studio",
  path: "/v1",
  model: "qwen/qwen3-4b",
  models: ["qwen/qwen3-4b", "text-embedding-nomic-embed-text-v1.5"],
  stream: [
    delta("", { role: "assistant", reasoning_content: "The loans page says it." }),
    delta("Four "),
    delta("weeks."),
    finish(),
    done,
  ],
  tooLong: {
    status: 400,
    body: {
      error:
        "Trying to keep the first 5120 tokens when context the overflows. However, the model is loaded with context length of only 4096 tokens.",
    },
  },
  missingModel: openaiError(404, "No models loaded. Please load a model in the developer page.", {
    code: "model_not_found",
  }),
  embedding: { name: "text-embedding-nomic-embed-text-v1.5", dimension: 768 },
};

const vllm: Service = {
  name: "vLLM",
  path: "/v1",
  model: "Qwen/Qwen3-8B",
  models: ["Qwen/Qwen3-8B"],
  // a prompt that leaves 548 tokens of the window
  refuses: ({ max_tokens, max_completion_tokens }) =>
    Number(max_tokens ?? max_completion_tokens ?? 0) > 548
      ? {
          status: 400,
          body: {
            object: "error",
            message:
              "'max_tokens' or 'max_completion_tokens' is too large: 1000. This model's maximum context length is 2048 tokens and your request has 1500 input tokens (1000 > 2048 - 1500).",
            type: "BadRequestError",
            param: null,
            code: 400,
          },
        }
      : undefined,
  stream: [
    delta("", { role: "assistant" }),
    delta("<think>\nThe loans page says it.\n</think>\n\nFour "),
    delta("weeks."),
    finish(),
    usageChunk,
    done,
  ],
  tooLong: {
    status: 400,
    body: {
      object: "error",
      message:
        "This model's maximum context length is 2048 tokens. However, you requested 4096 tokens (3096 in the messages, 1000 in the completion). Please reduce the length of the messages or completion.",
      type: "BadRequestError",
      param: null,
      code: 400,
    },
  },
  missingModel: {
    status: 404,
    body: {
      object: "error",
      message: "The model `Qwen/Qwen99` does not exist.",
      type: "NotFoundError",
      param: null,
      code: 404,
    },
  },
};

/** Answers with the model that it was started with, whatever the name. */
const llamaCpp: Service = {
  name: "llama.cpp",
  path: "/v1",
  model: "qwen3-4b-thinking",
  models: ["/models/Qwen3-4B-Thinking-2507-Q4_K_M.gguf"],
  // an older version, without a parser for reasoning that the model's template has opened
  stream: [
    delta("", { role: "assistant" }),
    delta("The loans page"),
    delta(" says it.\n</think>\n\nFour "),
    delta("weeks."),
    finish("stop", { timings: { predicted_n: 20 } }),
    data({ choices: [], ...withUsage, timings: {} }),
    done,
  ],
  tooLong: {
    status: 400,
    body: {
      error: {
        code: 400,
        message:
          "the request exceeds the available context size. try increasing the context size or enable context shift",
        type: "exceed_context_size_error",
        n_prompt_tokens: 5000,
        n_ctx: 4096,
      },
    },
  },
  missingModel: openaiError(404, "model not found", { type: "not_found_error" }),
  noEmbeddings: {
    status: 501,
    body: {
      error: { code: 501, message: "This server does not support embeddings.", type: "not_supported_error" },
    },
  },
};

export const ownServices = [ollama, lmStudio, vllm, llamaCpp];
