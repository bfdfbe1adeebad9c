import * as z from "zod";
import { causesOf } from "./redact-error.ts";

/**
 * A failure of a call that no HTTP status describes. `used up`: reasoning took all tokens. `too long`: the input exceeds
 * the context window. `tool call`: the model called a tool, of which it has none. `web page` and `no model`: something else
 * than a model's server answers.
 */
export type ProblemKind =
  | "silent"
  | "cut"
  | "unreachable"
  | "unreadable"
  | "declined"
  | "used up"
  | "empty"
  | "tool call"
  | "too long"
  | "web page"
  | "no model";

export class Problem extends Error {
  readonly kind: ProblemKind;

  constructor(kind: ProblemKind, options?: ErrorOptions) {
    super(kind, options);
    this.name = `Model_${kind.replace(" ", "_")}`;
    this.kind = kind;
  }
}

/** The problem that caused an error of a client, if any. */
export const problemOf = (error: unknown): ProblemKind | undefined => {
  const chain = causesOf(error);
  const known = chain.find((one) => one instanceof Problem);
  if (known) return known.kind;
  if (chain.some(isOfConnection)) return "unreachable";
  return chain.some((one) => one instanceof SyntaxError || one instanceof z.ZodError)
    ? "unreadable"
    : undefined;
};

/** Error codes of the operating system, of Node's HTTP/2 and of its fetch; the AWS SDK's timeout has a name only. */
const isOfConnection = (error: Error): boolean =>
  ("code" in error && connectionCodes.test(String(error.code))) || error.name === "TimeoutError";

const connectionCodes =
  /^(?:E(?:CONN\w+|NOTFOUND|AI_AGAIN|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH)|UND_ERR_\w+|ERR_HTTP2_\w+)$/;
