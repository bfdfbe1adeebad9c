import type { StoredApplication } from "#lambdas/jobs/applications/store.ts";

type Person = Pick<StoredApplication, "applicant_name" | "applicant_email" | "applicant_phone">;

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/**
 * A function that puts dots in place of the applicant's name, its parts, e-mail address and phone number. Texts keep their
 * length, so places in them stay right.
 */
export const maskOf = (person: Person): ((text: string) => string) => {
  const { applicant_name, applicant_email, applicant_phone } = person;
  const parts = applicant_name.split(/[\s-]+/u).filter((part) => part.length > 1);
  const words = [applicant_email, applicant_phone, applicant_name, ...parts].filter(Boolean).map(escaped);
  const wanted = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${words.join("|")})(?![\p{L}\p{N}])`, "giu");
  return (text) => text.replace(wanted, (found) => "•".repeat(found.length));
};
