import * as z from "zod";
import { AppError } from "#shared/errors.ts";
import { logger } from "../logging/logger.ts";

/**
 * The error to answer with. An unexpected error and the cause of an expected one are logged here, once, and left out.
 */
export const toAppError = (error: unknown): AppError => {
  if (error instanceof AppError) return error.cause === undefined ? error : withoutCause(error);
  if (error instanceof z.ZodError) return invalid(error);
  if (isRouteMissing(error)) return new AppError("not_found", "There is nothing at this address.");
  logger.error("unexpected failure", error instanceof Error ? error : new Error(String(error)));
  return new AppError("internal", "Something went wrong on our side. Please try again.");
};

/** The cause of a model's failure is logged without the provider's words, and is not part of the answer. */
const withoutCause = ({ code, message, issues, cause }: AppError): AppError => {
  logger.error(code, cause instanceof Error ? cause : new Error(String(cause)));
  return new AppError(code, message, issues);
};

/** Caps the reply: an invalid 10,000-item list would otherwise produce 10,000 issues. */
const shownIssues = 20;

const invalid = ({ issues }: z.ZodError): AppError => {
  const found = issues.slice(0, shownIssues).map(({ path, message }) => ({ path: path.join("."), message }));
  const summary = found
    .map(({ path, message }) => (message.endsWith(".") ? message : `${path}: ${message}.`))
    .join(" ");
  return new AppError("invalid", summary || "Some fields need another look.", found);
};

const isRouteMissing = (error: unknown): boolean =>
  error instanceof Error && "statusCode" in error && (error.statusCode === 404 || error.statusCode === 405);
