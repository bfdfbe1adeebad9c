import { AppError, type ErrorCode } from "#shared/errors.ts";

/** Turns an AppError of one code into undefined; any other error is thrown on. */
export const undefinedOn =
  (code: ErrorCode) =>
  (error: unknown): undefined => {
    if (!(error instanceof AppError && error.code === code)) throw error;
  };
