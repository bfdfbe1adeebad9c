import * as z from "zod";

const safeWord = z
  .string()
  .regex(/^[A-Za-z_]{1,60}$/)
  .optional()
  .catch(undefined);
const identifier = z
  .string()
  .regex(/^[\w-]{1,80}$/)
  .optional()
  .catch(undefined);
const status = z.number().optional().catch(undefined);

const Traits = z.object({
  status,
  code: safeWord,
  requestID: identifier,
  $metadata: z.object({ httpStatusCode: status, requestId: identifier }).optional().catch(undefined),
});

/**
 * Redacts a provider's error to name, status, code, request id and stack, with those of its causes: its messages may
 * contain a key, a question or an answer.
 */
export const redactError = (error: unknown): Error => {
  const bare = new Error(causesOf(error).map(describe).join(", because of "));
  bare.stack = [String(bare), ...linesOf(error)].join("\n");
  return bare;
};

export const causesOf = (error: unknown): Error[] =>
  error instanceof Error ? [error, ...causesOf(error.cause)].slice(0, 4) : [];

/** Status, code and request id of a provider's error. */
export const traitsOf = (error: unknown): { status?: number; code?: string; requestId?: string } => {
  if (!(error instanceof Error)) return {};
  const { status: own, code, requestID, $metadata } = Traits.parse({ ...error });
  const [httpStatus, requestId] = [own ?? $metadata?.httpStatusCode, requestID ?? $metadata?.requestId];
  return {
    ...(httpStatus && { status: httpStatus }),
    ...(code && { code }),
    ...(requestId && { requestId }),
  };
};

/** A provider's request id; undefined for anything that is none. */
export const requestIdIn = (value: unknown): string | undefined =>
  typeof value === "string" ? identifier.parse(value) : undefined;

const describe = (error: Error): string => {
  const name = error.name === "Error" ? error.constructor.name : error.name;
  const { requestId: request, ...own } = traitsOf(error);
  const shown = { ...own, request };
  const traits = Object.entries(shown).flatMap(([trait, value]) => (value ? [`${trait} ${value}`] : []));
  return [safeWord.parse(name) ?? "Error", ...traits].join(" ");
};

const linesOf = (error: unknown): string[] => {
  const lines = error instanceof Error ? (error.stack ?? "").split("\n") : [];
  return lines.filter((line) => /^\s+at \S.*:\d+:\d+\)?$/.test(line));
};
