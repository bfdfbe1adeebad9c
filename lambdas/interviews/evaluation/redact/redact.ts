import { partsOfName, wordsIn } from "#lambdas/jobs/applications/name-words.ts";
import { languageFor } from "#platform/search/analysis/languages.ts";
import { isStopWord } from "#platform/search/analysis/stop-words.ts";
import { ungendered } from "./gendered.ts";
import { withoutPlaces } from "./places.ts";

interface Person {
  applicant_name: string;
  applicant_email: string;
  applicant_phone: string;
}

const email = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*/gu;
const address = /(?:https?:\/\/|www\.)\S+/giu;
/** Seven digits and more, with the signs that people write between them. */
const phone = /\+?\p{N}(?:[\s()./-]{0,3}\p{N}){6,}/gu;

/** "Von" in a name is a word like others, and its removal would be seen. */
const namesOf = (name: string, language: ReturnType<typeof languageFor>): RegExp[] =>
  partsOfName(name)
    .filter((part) => part === name.trim() || !isStopWord(part.toLowerCase(), language))
    .map((part) => new RegExp(`${wordsIn(part)}(?:['’]s(?!\\p{L}))?`, "giu"));

/**
 * A text without what tells who wrote it: the applicant's name and its parts, addresses, telephone numbers, places, other
 * people's names, and words that tell a gender. It is for a model only, whose quotes are looked for in the text as it was
 * written.
 */
export const redacted = (text: string, { applicant_name: name }: Person): string => {
  const language = languageFor(text);
  const anonymous = [address, email, phone].reduce((rest, pattern) => rest.replace(pattern, "[…]"), text);
  const nameless = name.trim()
    ? namesOf(name, language).reduce((rest, pattern) => rest.replace(pattern, "[name]"), anonymous)
    : anonymous;
  return ungendered(
    withoutPlaces(nameless.replaceAll(/\[name\](?:[\s-]+\[name\])+/g, "[name]"), language),
    language,
  );
};
