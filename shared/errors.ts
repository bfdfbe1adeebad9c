import type { ModelFault } from "./model-fault.ts";

const statuses = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  no_membership: 404,
  not_covered: 404,
  conflict: 409,
  too_large: 413,
  no_context: 422,
  not_configured: 422,
  key_reused: 422,
  rate_limited: 429,
  internal: 500,
  model_failed: 502,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof statuses;

/** One invalid field; `path` is dotted, as in `api.url`. */
export type Issue = { path: string; message: string };

/** A rate limit's state: requests allowed in the window, requests left, and seconds until the next window. */
export type Rate = { limit: number; remaining: number; resetSeconds: number };

/**
 * The JSON body of an error reply. `retryAfterSeconds` is there for `rate_limited` by the product's own limit; `fault` for
 * members of the account alone.
 */
export type ErrorBody = {
  code: ErrorCode;
  message: string;
  issues?: Issue[];
  retryAfterSeconds?: number;
  fault?: ModelFault;
};

/** The only error that users see. Its JSON is an ErrorBody. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly issues: Issue[] | undefined;
  /** The state of the rate limit that refused the request. */
  readonly rate: Rate | undefined;
  /** Why a model failed; set where a member asks. */
  readonly fault: ModelFault | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    issues?: Issue[],
    options?: ErrorOptions & { rate?: Rate; fault?: ModelFault | undefined },
  ) {
    super(message, options);
    this.name = "AppError";
    this.code = code;
    this.issues = issues;
    this.rate = options?.rate;
    this.fault = options?.fault;
  }

  get status(): number {
    return statusOf(this.code);
  }

  toJSON(): ErrorBody {
    return {
      code: this.code,
      message: this.message,
      ...(this.issues && { issues: this.issues }),
      ...(this.rate && { retryAfterSeconds: this.rate.resetSeconds }),
      ...(this.fault && { fault: this.fault }),
    };
  }
}

/** For the `catch` of a read: undefined for what is not there; throws any other error. */
export const undefinedIfAbsent = (error: unknown): undefined => {
  if (error instanceof AppError && error.code === "not_found") return undefined;
  throw error;
};

export const statusOf = (code: ErrorCode): number => statuses[code];

export const isErrorCode = (code: unknown): code is ErrorCode =>
  typeof code === "string" && Object.hasOwn(statuses, code);
