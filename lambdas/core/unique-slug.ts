import { randomInt } from "node:crypto";
import { logger } from "#platform/logging/logger.ts";
import { AppError } from "#shared/errors.ts";
import { fallbackSlug, slugText } from "./slug-text.ts";

const suffixes = 20;

interface Choice {
  isTaken: (slug: string) => Promise<boolean>;
  /** Stands for a name without Latin letters and digits. */
  otherwise: string;
}

/** A free link name: the words of the base name, if need be with a random number. */
export const uniqueSlug = async (baseName: string, { isTaken, otherwise }: Choice): Promise<string> => {
  const base = slugText(baseName) || otherwise;
  for (const slug of [base, ...Array.from({ length: suffixes }, () => `${base}-${randomInt(2, 10_000)}`)])
    if (!(await isTaken(slug))) return slug;
  throw new AppError("conflict", "No free public link was found. Try another title.");
};

/** The same, with the name and the time where no such name is free or the look-up fails. */
export const uniqueSlugOrTime = (baseName: string, choice: Choice): Promise<string> =>
  uniqueSlug(baseName, choice).catch((error) => {
    logger.warn("no unique link name; the time is added instead", error);
    return fallbackSlug(baseName);
  });
