import { randomBytes } from "node:crypto";
import { slugText } from "#lambdas/core/slug-text.ts";
import { AppError } from "#shared/errors.ts";
import { jobStore } from "./store.ts";

const attempts = 20;

/** Digits and letters that are not mixed up when somebody types them. */
const letters = "23456789abcdefghjkmnpqrstvwxyz";

/** Letters that are no letter with an accent. */
const spelt: Record<string, string> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ı: "i",
};

/** A free link name: the words of the company's name and four random characters, since a company has many postings. */
export const jobSlug = async (companyName: string): Promise<string> => {
  const latin = companyName.toLowerCase().replaceAll(/[ßæœøłđðþı]/g, (letter) => spelt[letter] ?? letter);
  const company = slugText(latin).slice(0, 48).replace(/-$/, "") || "job";
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const slug = `${company}-${randomLetters(attempt > 10 ? 8 : 4)}`;
    if (!(await jobStore.isLinkTaken(slug))) return slug;
  }
  throw new AppError("conflict", "No free public link was found. Try again.");
};

const randomLetters = (count: number): string =>
  [...randomBytes(count)].map((byte) => letters[byte % letters.length]).join("");
