import { BedrockRuntimeServiceException } from "@aws-sdk/client-bedrock-runtime";

/** Names come first: an error in the middle of a stream brings no status of its own, or that of the stream. */
const statuses: Record<string, number> = {
  AccessDeniedException: 403,
  CredentialsProviderError: 403,
  ResourceNotFoundException: 404,
  ServiceQuotaExceededException: 429,
  ThrottlingException: 429,
  ValidationException: 400,
};

/** The HTTP status that a failure of Bedrock stands for. */
export const bedrockStatus = (error: unknown): number | undefined => {
  if (!(error instanceof Error)) return undefined;
  if (error.name === "ValidationException" && isOfModel(error)) return 404;
  const own = error instanceof BedrockRuntimeServiceException ? error.$metadata?.httpStatusCode : undefined;
  return statuses[error.name] ?? own;
};

/** Bedrock says of a name it does not know, or knows in other regions only, that the request is not valid. */
const isOfModel = ({ message }: Error): boolean =>
  /model identifier|inference profile|on-demand throughput/i.test(message);
