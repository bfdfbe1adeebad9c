import { shownStarters } from "#lambdas/core/chatbots/shown-starters.ts";
import { languageOfTag, sharesWord } from "../language/page-language.ts";
import { spokenLanguage } from "../language/spoken-language.ts";
import type { ChatQuestion } from "../question.ts";
import type { FoundPassage } from "../retrieval/rank.ts";
import { answeredOf } from "../starters/answered-of.ts";
import { english, refusals } from "./texts.ts";
import { readDocuments, topicsOf } from "./topics.ts";

const most = 4;

/**
 * The reply to a question that the documents do not answer, and up to four questions about what they do cover: the
 * `nearest` passages first, else the chatbot's starters. Undefined if the chatbot has no processed documents.
 */
export const refusalFor = async (
  asked: ChatQuestion,
  nearest: FoundPassage[],
  language: string | undefined,
): Promise<{ text: string; topics: string[] } | undefined> => {
  if (nearest.length === 0 && (await readDocuments(asked.chatbot.id)).length === 0) return undefined;
  const isOther = (question: string) => question.toLowerCase() !== asked.question.trim().toLowerCase();
  const near = topicsOf(nearest, spokenLanguage(asked.question)).filter(({ question }) => isOther(question));
  const found = (await answeredOf(asked, near)).slice(0, most);
  const named = found.flatMap(({ topic }) => topic ?? []);
  const spoken = language ?? unrecognised(asked, nearest[0]?.passage.text ?? "");
  const text = [refusalText(named, spoken), await otherLanguage(asked, nearest, spoken)]
    .filter(Boolean)
    .join(" ");
  const questions = found.map(({ question }) => question);
  return { text, topics: questions.length > 0 ? questions : shownStarters(asked.chatbot).filter(isOther) };
};

/** Only the built-in model understands no other language than the documents'. */
const otherLanguage = async (
  { configuration }: ChatQuestion,
  nearest: FoundPassage[],
  spoken: string | undefined,
): Promise<string | undefined> => {
  if (configuration.provider !== "builtin" || !spoken) return undefined;
  const { languageOfPassages } = await import("../retrieval/across-languages.ts");
  const language = languageOfPassages(nearest);
  if (!language || language === spoken) return undefined;
  const { otherLanguageNote } = await import("./other-language.ts");
  return otherLanguageNote(spoken, language);
};

/** The language of a question whose own is not recognised: that of the nearest passage if it has a word of it, else the page's. */
const unrecognised = ({ question, pageTag }: ChatQuestion, nearest: string) =>
  sharesWord(question, nearest)
    ? spokenLanguage(nearest)
    : (languageOfTag(pageTag) ?? spokenLanguage(nearest));

/** In English if the language is unknown. Without topics it says only that the documents do not answer. */
export const refusalText = (topics: string[], language: string | undefined): string => {
  const [unanswered, covered] = refusals[language ?? "en"] ?? english;
  if (topics.length === 0) return unanswered;
  const separator = language === "zh" || language === "ja" ? "、" : ", ";
  return `${unanswered} ${covered.replace("{topics}", () => topics.join(separator))}`;
};
