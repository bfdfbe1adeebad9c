import type { ConfiguredChatbot } from "#lambdas/core/chatbots/store.ts";
import type { AnswerStyle } from "#shared/chatbots/answer-style.ts";
import type { SpokenLanguage } from "../language/spoken-language.ts";
import type { SmallTalkKind } from "./recognise.ts";

/** Longer texts are questions. */
const maxLetters = 80;

interface Manner {
  /** The visitor's. */
  language: SpokenLanguage | undefined;
  style?: Pick<AnswerStyle, "language">;
}

/** The reply to small talk such as a greeting, in the language of the style; undefined for a question. */
export const smallTalk = async (
  text: string,
  { chatbot, language, style }: Pick<ConfiguredChatbot, "chatbot"> & Manner,
): Promise<{ reply: string; language: SpokenLanguage } | undefined> => {
  if (text.length > maxLetters) return undefined;
  const { recognise } = await import("./recognise.ts");
  const name = chatbot.public_title || chatbot.name;
  const talk = recognise(text, { name, language });
  if (!talk) return undefined;
  const spoken = style && style.language !== "visitor" ? style.language : talk.language;
  const { replies } = await import("./replies.ts");
  const topics = offersTopics(talk.kind) ? await topicsFor(chatbot.id) : [];
  const lines = (replies[spoken] ?? replies.en ?? "").split("\n").map((line) => line.trim());
  const reply = [lines[order.indexOf(talk.kind)], topics.length > 0 ? lines.at(-1) : ""]
    .filter(Boolean)
    .join(" ")
    .replace("{name}", () => name)
    .replace("{topics}", () => topics.join(", "));
  return { reply, language: spoken };
};

const order: SmallTalkKind[] = ["greeting", "thanks", "goodbye", "about", "assent"];

const offersTopics = (kind: SmallTalkKind): boolean => kind === "greeting" || kind === "about";

const topicsFor = async (chatbotId: string): Promise<string[]> =>
  (await import("../refusal/topics.ts")).documentTopics(chatbotId);
