import { APIError } from "openai";

/** Whether a filter of the service refused the question, in the codes and words of several services. */
export const isDeclined = ({ code, type, message }: APIError): boolean =>
  filters.has(String(code)) || filters.has(String(type)) || flagged.test(message);

const filters = new Set(["content_filter", "content_policy_violation", "moderation_blocked"]);

/** OpenRouter, Azure. */
const flagged = /requires moderation|input was flagged|content management policy/i;

/**
 * The HTTP status that says best what a server's error means: that of its code or words where its own says less. An error
 * within a stream has no status; some servers put it into the code.
 */
export const statusOf = (error: unknown): number | undefined => {
  if (!(error instanceof APIError)) return undefined;
  const { status, code, type, message } = error;
  if (isRefusal(status)) {
    if (isUnpaid(error)) return 402;
    if (/api key not valid|invalid api key|incorrect api key/i.test(message)) return 401;
    if (status !== 401 && status !== 403 && isUnknownModel(error)) return 404;
  }
  return statuses[String(code)] ?? status ?? statuses[String(type)] ?? numberOf(code);
};

const isRefusal = (status: number | undefined): boolean => status === undefined || status < 500;

const statuses: Record<string, number> = {
  insufficient_quota: 402,
  billing_error: 402,
  invalid_api_key: 401,
  authentication_error: 401,
  permission_error: 403,
  model_not_found: 404,
  not_found_error: 404,
  rate_limit_exceeded: 429,
  rate_limit_error: 429,
  server_error: 500,
  api_error: 500,
  overloaded_error: 503,
};

/** OpenAI reports a used-up quota with the status of a rate limit, Anthropic and xAI with that of a wrong request or key. */
const isUnpaid = ({ code, type, message }: APIError): boolean =>
  unpaid.has(String(code)) || unpaid.has(String(type)) || withoutCredit.test(message);

const unpaid = new Set([
  "insufficient_quota",
  "insufficient_balance",
  "insufficient_credits",
  "billing_hard_limit_reached",
  "billing_not_active",
  "billing_error",
]);

const withoutCredit =
  /credit balance is too low|insufficient (?:balance|credits?|funds|quota)|(?:doesn't|does not) have any credits|out of credits|billing hard limit/i;

/** Mistral, OpenRouter, DeepSeek and LM Studio answer an unknown model with 400. */
const isUnknownModel = ({ type, message }: APIError): boolean =>
  type === "invalid_model" || unknownModel.test(message);

const unknownModel = /invalid model\b|not a valid model|model not exist|unknown model|model does not exist/i;

const numberOf = (code: unknown): number | undefined => {
  const status = Number(code);
  return status >= 400 && status < 600 ? status : undefined;
};
