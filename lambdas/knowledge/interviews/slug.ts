import { randomInt } from "node:crypto";
import { slugText } from "#lambdas/core/slug-text.ts";
import { AppError } from "#shared/errors.ts";
import { interviewStore } from "./store.ts";

const letters = "abcdefghjkmnpqrstvwxyz";
const attempts = 20;
const mostOfName = 40;

/** A free link: the names of template and person, and the time in base 36, with two more letters if that is taken. */
export const interviewSlug = async (
  templateName: string,
  personName: string,
  now = Date.now(),
): Promise<string> => {
  const words = [templateName, personName].map((name) =>
    slugText(name).slice(0, mostOfName).replace(/-$/, ""),
  );
  const plain = [...words, now.toString(36)].filter(Boolean).join("-");
  for (let attempt = 0; attempt < attempts; attempt++) {
    const slug = attempt === 0 ? plain : `${plain}${letter()}${letter()}`;
    if (!(await interviewStore.isLinkTaken(slug))) return slug;
  }
  throw new AppError("conflict", "No free public link was found. Try again.");
};

const letter = (): string => letters[randomInt(letters.length)] ?? "x";
