import * as z from "zod";

const word = z
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
  code: word,
  requestID: identifier,
  $metadata: z.object({ httpStatusCode: status, requestId: identifier }).optional().catch(undefined),
});

/**
 * A provider's error without anything it or its server said, which may hold a key, a question or an answer: its
 * name, status, code and request id, those of its causes, and where in the code it was thrown.
 */
export const redactError = (error: unknown): Error => {
  const bare = new Error(causesOf(error).map(described).join(", because of "));
  bare.stack = [String(bare), ...linesOf(error)].join("\n");
  return bare;
};

export const causesOf = (error: unknown): Error[] =>
  error instanceof Error ? [error, ...causesOf(error.cause)].slice(0, 4) : [];

/** What a provider's error tells by numbers and codes alone. */
export const traitsOf = (error: unknown): { status?: number; code?: string; requestId?: string } => {
  if (!(error instanceof Error)) return {};
  const { status: own, code, requestID, $metadata } = Traits.parse({ ...error });
  const [told, requestId] = [own ?? $metadata?.httpStatusCode, requestID ?? $metadata?.requestId];
  return { ...(told && { status: told }), ...(code && { code }), ...(requestId && { requestId }) };
};

/** A provider's id of a request, unless it is none. */
export const requestIdIn = (value: unknown): string | undefined =>
  typeof value === "string" ? identifier.parse(value) : undefined;

const described = (error: Error): string => {
  const name = error.name === "Error" ? error.constructor.name : error.name;
  const { requestId: request, ...own } = traitsOf(error);
  const told = { ...own, request };
  const traits = Object.entries(told).flatMap(([trait, value]) => (value ? [`${trait} ${value}`] : []));
  return [word.parse(name) ?? "Error", ...traits].join(" ");
};

const linesOf = (error: unknown): string[] => {
  const lines = error instanceof Error ? (error.stack ?? "").split("\n") : [];
  return lines.filter((line) => /^\s+at \S.*:\d+:\d+\)?$/.test(line));
};
