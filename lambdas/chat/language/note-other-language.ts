import type { Passage } from "#platform/search/port.ts";
import { type SpokenLanguage, spokenLanguage } from "./spoken-language.ts";

/** Addresses and initials look like words of languages that have words of one letter. */
const names = /\bhttps?:\S+|\[\d+\]|(?<!\p{L})\p{L}\./gu;

/**
 * A short line for a quotation in another language than the question, in the question's; undefined if they agree, or if one
 * of them is not sure. The language of a short quotation is that of its passage.
 */
export const noteOtherLanguage = async (
  asked: SpokenLanguage | undefined,
  quotation: string,
  passages: Passage[],
): Promise<string | undefined> => {
  const [said, around] = [quotation, passages.map(({ text }) => text).join("\n")].map((text) =>
    spokenLanguage(text.replace(names, " ")),
  );
  const quoted = said ?? around;
  if (!asked || !quoted || asked === quoted || asked === around) return undefined;
  const { quotationNotes } = await import("./quotation-notes.ts");
  const name = new Intl.DisplayNames([asked], { type: "language" }).of(quoted) ?? quoted;
  return quotationNotes[asked]?.replace("{language}", () => name);
};
