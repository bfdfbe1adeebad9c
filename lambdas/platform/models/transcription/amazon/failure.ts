import type { AppError } from "#shared/errors.ts";
import { problemOf } from "../../calls/problem.ts";
import { redactError, traitsOf } from "../../calls/redact-error.ts";
import { ModelFailure } from "../../model-failure.ts";
import { failureOf } from "../failure.ts";

const words = {
  of: "installation",
  model: "Amazon Transcribe",
  address: "Amazon Transcribe",
  credentials: "Check the rights of the function's role at Amazon Transcribe, and that AWS_REGION has it.",
  otherModel: "",
} as const;

/** Converts an error of Amazon Transcribe to the one that members see. */
export const amazonFailure = (error: unknown): AppError => {
  if (error instanceof ModelFailure) return error;
  const status = statusOf(error);
  const problem = status === undefined ? problemOf(error) : undefined;
  return Object.assign(failureOf({ status, problem }, words), { cause: redactError(error) });
};

/** Names take precedence: the service reports throttling and missing rights as wrong requests. */
const statuses: Record<string, number> = {
  AccessDeniedException: 403,
  CredentialsProviderError: 403,
  ExpiredTokenException: 403,
  InternalFailureException: 500,
  LimitExceededException: 429,
  ServiceUnavailableException: 503,
  ThrottlingException: 429,
  UnrecognizedClientException: 403,
};

const statusOf = (error: unknown): number | undefined =>
  error instanceof Error ? (statuses[error.name] ?? traitsOf(error).status) : undefined;

/** The service reports a job that it does not know as a wrong request. */
export const isOfMissingJob = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === "NotFoundException" ||
    (error.name === "BadRequestException" && /couldn't be found/i.test(error.message)));

/** Why a job failed, in words for members: Amazon's own may name the bucket. */
export const reasonOf = (told = ""): string => {
  if (/speech segment|language identification/i.test(told))
    return "Too little is spoken in this recording to tell its language. Record it again, or type the text.";
  if (/format|sample rate|decod|unsupported|invalid file/i.test(told))
    return "Amazon Transcribe can't read the sound of this recording.";
  if (/size|duration|too (?:long|large)/i.test(told))
    return "This recording is too long or too short for Amazon Transcribe.";
  if (/access|permission|s3|url|uri/i.test(told))
    return "Amazon Transcribe can't open the recording. Try again, and tell the people who run this installation if it stays so.";
  return "Amazon Transcribe could not turn this recording into text. Try again later.";
};
