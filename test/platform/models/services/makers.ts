import {
  type ChatBody,
  data,
  delta,
  done,
  finish,
  openaiError,
  type Service,
  usageChunk,
  withUsage,
} from "./service.ts";

const refusesSetting = (body: ChatBody, name: string, code: string) =>
  name in body
    ? openaiError(400, `Unsupported: '${name}' with this model.`, { code, param: name })
    : undefined;

const openai: Service = {
  name: "OpenAI",
  path: "/v1",
  key: "sk-own",
  model: "gpt-6-luna",
  models: ["gpt-6-luna", "gpt-6.1-terra", "whisper-2", "text-embedding-3-large", "text-embedding-3-small"],
  wrongKey: openaiError(401, "Incorrect API key provided: sk-other.", { code: "invalid_api_key" }),
  refuses: (body) =>
    refusesSetting(body, "max_tokens", "unsupported_parameter") ??
    refusesSetting(body, "temperature", "unsupported_value"),
  stream: [
    delta("", { role: "assistant", refusal: null }),
    delta("Four "),
    delta("weeks."),
    finish(),
    usageChunk,
    done,
  ],
  tooLong: openaiError(400, "Your input exceeds the context window of this model.", {
    code: "context_length_exceeded",
    param: "messages",
  }),
  missingModel: openaiError(404, "The model `gpt-99` does not exist.", { code: "model_not_found" }),
  embedding: { name: "text-embedding-3-small", dimension: 1536 },
};

const deployment = {
  code: "DeploymentNotFound",
  message: "The API deployment for this resource does not exist.",
};

/** Its list has every model that could be deployed; only deployments answer. */
const azure: Service = {
  ...openai,
  name: "Azure's v1 route",
  path: "/openai/v1",
  key: "azure-own",
  model: "my-deployment",
  models: ["gpt-6-luna", "text-embedding-3-small"],
  wrongKey: {
    status: 401,
    body: { error: { code: "401", message: "Access denied due to invalid subscription key." } },
  },
  stream: [
    data({ choices: [], prompt_filter_results: [{ prompt_index: 0, content_filter_results: {} }] }),
    delta("Four "),
    data({
      choices: [{ index: 0, delta: { content: "weeks." }, content_filter_results: {}, finish_reason: null }],
    }),
    finish(),
    usageChunk,
    done,
  ],
  missingModel: { status: 404, body: { error: deployment } },
  unlisted: { name: "my-embeddings", dimension: 1536 },
  noEmbeddings: { status: 404, body: { error: deployment } },
};
delete azure.embedding;

const anthropic: Service = {
  name: "Anthropic",
  path: "/v1",
  key: "sk-ant-own",
  model: "claude-haiku-4-5",
  models: {
    status: 401,
    body: { type: "error", error: { type: "authentication_error", message: "x-api-key header is required" } },
  },
  wrongKey: {
    status: 401,
    body: { error: { code: "invalid_api_key", message: "Invalid Anthropic API Key" } },
  },
  refuses: (body) => {
    if ("temperature" in body && "top_p" in body)
      return openaiError(
        400,
        "`temperature` and `top_p` cannot both be specified for this model. Please use only one.",
      );
    return "temperature" in body && body.model.includes("opus")
      ? openaiError(400, "`temperature` is deprecated for this model.")
      : undefined;
  },
  stream: [delta("", { role: "assistant" }), delta("Four weeks."), finish("stop"), usageChunk, done],
  tooLong: openaiError(400, "prompt is too long: 205000 tokens > 200000 maximum"),
  missingModel: openaiError(404, "model: claude-99", { type: "not_found_error" }),
  noEmbeddings: { status: 404, body: "Not Found" },
};

const geminiError = (code: number, message: string, status: string) => ({
  status: code,
  body: [{ error: { code, message, status } }],
});

const gemini: Service = {
  name: "Gemini",
  path: "/v1beta/openai",
  key: "AIza-own",
  model: "gemini-3.8-flash",
  models: ["models/gemini-3.8-flash", "models/text-embedding-004", "models/gemini-embedding-001"],
  wrongKey: geminiError(400, "API key not valid. Please pass a valid API key.", "INVALID_ARGUMENT"),
  refuses: (body) =>
    "frequency_penalty" in body
      ? geminiError(
          400,
          'Invalid JSON payload received. Unknown name "frequency_penalty": Cannot find field.',
          "INVALID_ARGUMENT",
        )
      : undefined,
  // thoughts come as text, where the owner's project includes them
  stream: [
    delta("<thought>The loans page says"),
    delta(" it.</thought>Four "),
    data({
      choices: [{ index: 0, delta: { content: "weeks.", role: "assistant" }, finish_reason: "stop" }],
      ...withUsage,
    }),
    done,
  ],
  tooLong: geminiError(
    400,
    "The input token count (1200000) exceeds the maximum number of tokens allowed (1048576).",
    "INVALID_ARGUMENT",
  ),
  missingModel: geminiError(404, "models/gemini-99 is not found for API version v1main", "NOT_FOUND"),
  embedding: { name: "models/gemini-embedding-001", dimension: 3072 },
};

const mistral: Service = {
  name: "Mistral",
  path: "/v1",
  key: "mistral-own",
  model: "magistral-medium-latest",
  models: ["magistral-medium-latest", "mistral-embed"],
  wrongKey: { status: 401, body: { detail: "Unauthorized" } },
  refuses: (body) =>
    "stream_options" in body
      ? {
          status: 422,
          body: {
            object: "error",
            message: {
              detail: [
                {
                  type: "extra_forbidden",
                  loc: ["body", "stream_options"],
                  msg: "Extra inputs are not permitted",
                },
              ],
            },
            type: "invalid_request_error",
            code: null,
          },
        }
      : undefined,
  stream: [
    delta([{ type: "thinking", thinking: [{ type: "text", text: "The loans page says it." }] }]),
    delta([{ type: "text", text: "Four " }]),
    delta("weeks."),
    finish("stop", withUsage),
    done,
  ],
  tooLong: {
    status: 400,
    body: {
      object: "error",
      message: "Prompt contains 140000 tokens, too large for model with 131072 maximum context length",
      code: "3051",
    },
  },
  missingModel: {
    status: 404,
    body: { object: "error", message: "Invalid model: magistral-99", type: "invalid_model" },
  },
  embedding: { name: "mistral-embed", dimension: 1024 },
};

/** Services that run their own models. */
export const makers = [openai, azure, anthropic, gemini, mistral];
