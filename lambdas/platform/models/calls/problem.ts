import * as z from "zod";
import { causesOf } from "./redact-error.ts";

/**
 * What went wrong with a call where no HTTP status says so. `used up`: all tokens went into thinking. `too long`: the
 * model does not take so much at once.
 */
export type ProblemKind =
  | "silent"
  | "cut"
  | "unreachable"
  | "unreadable"
  | "declined"
  | "used up"
  | "empty"
  | "too long";

export class Problem extends Error {
  readonly kind: ProblemKind;

  constructor(kind: ProblemKind, options?: ErrorOptions) {
    super(kind, options);
    this.name = `Model_${kind.replace(" ", "_")}`;
    this.kind = kind;
  }
}

/** Which problem is behind what a client threw, if it is one of these. */
export const problemOf = (error: unknown): ProblemKind | undefined => {
  const chain = causesOf(error);
  const known = chain.find((one) => one instanceof Problem);
  if (known) return known.kind;
  if (chain.some(isOfConnection)) return "unreachable";
  return chain.some((one) => one instanceof SyntaxError || one instanceof z.ZodError)
    ? "unreadable"
    : undefined;
};

/** Codes of the operating system, of Node's HTTP/2 and of its fetch; AWS's own timeout brings none. */
const isOfConnection = (error: Error): boolean =>
  ("code" in error && connectionCodes.test(String(error.code))) || error.name === "TimeoutError";

const connectionCodes =
  /^(?:E(?:CONN\w+|NOTFOUND|AI_AGAIN|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH)|UND_ERR_\w+|ERR_HTTP2_\w+)$/;
