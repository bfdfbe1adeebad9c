import { partsOfName, wordsIn } from "#lambdas/jobs/applications/name-words.ts";
import type { StoredApplication } from "#lambdas/jobs/applications/store.ts";

type Person = Pick<StoredApplication, "applicant_name" | "applicant_email" | "applicant_phone">;

/**
 * A function that puts dots in place of the applicant's name, its parts, e-mail address and phone number. Texts keep their
 * length, so places in them stay right.
 */
export const maskOf = (person: Person): ((text: string) => string) => {
  const { applicant_name, applicant_email, applicant_phone } = person;
  const words = [applicant_email, applicant_phone, ...partsOfName(applicant_name)].filter(Boolean);
  const wanted = new RegExp(words.map(wordsIn).join("|"), "giu");
  return (text) => text.replace(wanted, (found) => "•".repeat(found.length));
};
