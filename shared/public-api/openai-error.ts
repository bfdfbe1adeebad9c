import type { AppError, ErrorBody, ErrorCode } from "../errors.ts";

/** The product's own error body, and in it that of OpenAI's API: platform.openai.com/docs/api-reference/errors */
export interface OpenAiError extends ErrorBody {
  error: { message: string; type: string; param: string | null; code: string };
}

const codes: Partial<Record<ErrorCode, string>> = {
  unauthenticated: "invalid_api_key",
  rate_limited: "rate_limit_exceeded",
  invalid: "invalid_value",
};

export const toOpenAiError = (error: AppError): OpenAiError => ({
  ...error.toJSON(),
  error: inner(error),
});

const inner = ({ code, status, message, issues }: AppError): OpenAiError["error"] => ({
  message,
  type: typeOf(code, status),
  param: issues?.[0]?.path || null,
  code: codes[code] ?? code,
});

const typeOf = (code: ErrorCode, status: number): string => {
  if (code === "rate_limited") return "rate_limit_error";
  if (code === "unauthenticated") return "authentication_error";
  if (code === "forbidden") return "permission_error";
  return status < 500 ? "invalid_request_error" : "server_error";
};
