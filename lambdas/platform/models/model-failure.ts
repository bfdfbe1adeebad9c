import { AppError, type ErrorCode } from "#shared/errors.ts";
import type { ModelFault } from "#shared/model-fault.ts";

/** A failed call of a model. Its `told` is for members of the account; `forMembers` alone passes it on. */
export class ModelFailure extends AppError {
  readonly told: ModelFault;

  constructor(code: ErrorCode, message: string, told: ModelFault, options?: ErrorOptions) {
    super(code, message, undefined, options);
    this.told = told;
  }
}

/** A failure that may pass; retry after `retryAfterSeconds`. */
export class PassingFailure extends ModelFailure {
  readonly retryAfterSeconds: number | undefined;
  readonly isUnreachable: boolean;

  constructor(
    code: ErrorCode,
    message: string,
    told: ModelFault,
    {
      retryAfterSeconds,
      isUnreachable = false,
    }: { retryAfterSeconds?: number | undefined; isUnreachable?: boolean } = {},
  ) {
    super(code, message, told);
    this.retryAfterSeconds = retryAfterSeconds;
    this.isUnreachable = isUnreachable;
  }
}
