import { AppError } from "#shared/errors.ts";

/** The refusal of a body that is longer than its route takes. */
export const bodyTooLarge = (mostBytes: number): AppError =>
  new AppError("too_large", `The request is larger than ${sizeOf(mostBytes)}. Send less at once.`);

const sizeOf = (bytes: number): string =>
  bytes < 1024 * 1024 ? `${Math.floor(bytes / 1024)} KB` : `${Math.floor(bytes / 1024 / 1024)} MB`;
