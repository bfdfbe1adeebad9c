import type { Passage } from "#platform/search/port.ts";
import { type SpokenLanguage, spokenLanguage } from "./spoken-language.ts";

/**
 * A short line for a quotation in another language than the question, in the question's; undefined if they agree or one of
 * them is unknown. The language of a short quotation is that of its passage.
 */
export const noteOtherLanguage = async (
  asked: SpokenLanguage | undefined,
  quotation: string,
  [passage]: Passage[],
): Promise<string | undefined> => {
  const quoted = spokenLanguage(quotation.replace(/\[\d+\]/g, "")) ?? spokenLanguage(passage?.text ?? "");
  if (!asked || !quoted || asked === quoted) return undefined;
  const { quotationNotes } = await import("./quotation-notes.ts");
  const name = new Intl.DisplayNames([asked], { type: "language" }).of(quoted) ?? quoted;
  return quotationNotes[asked]?.replace("{language}", () => name);
};
