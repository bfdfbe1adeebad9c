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
const withoutCause = ({ code, message, issues, cause, fault }: AppError): AppError => {
  logger.error(code, cause instanceof Error ? cause : new Error(String(cause)));
  return new AppError(code, message, issues, { fault });
};

/** Caps the reply: an invalid 10,000-item list would otherwise produce 10,000 issues. */
const shownIssues = 20;
/** A person mends so many at a time. Forms mark the fields by `issues`; the message is for people and logs. */
const toldIssues = 3;
const pathCharacters = 100;
const messageCharacters = 200;

const invalid = ({ issues }: z.ZodError): AppError => {
  const found = issues.slice(0, shownIssues).map(({ path, message }) => ({
    path: shortened(path.join("."), pathCharacters),
    message: shortened(message, messageCharacters),
  }));
  const told = found
    .slice(0, toldIssues)
    .map(({ path, message }) => (message.endsWith(".") ? message : `${path}: ${message}.`));
  const untold = issues.length - told.length;
  if (untold > 0) told.push(`And ${untold} more.`);
  return new AppError("invalid", told.join(" ") || "Some fields need another look.", found);
};

/** A key of a caller's own object may be as long as the body is allowed to be. */
const shortened = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1)}…` : text;

const isRouteMissing = (error: unknown): boolean =>
  error instanceof Error && "statusCode" in error && (error.statusCode === 404 || error.statusCode === 405);
