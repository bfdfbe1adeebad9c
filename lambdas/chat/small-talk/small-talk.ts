import type { ConfiguredChatbot } from "#lambdas/chatbots/store.ts";
import type { SpokenLanguage } from "../language/spoken-language.ts";
import type { SmallTalkKind } from "./recognise.ts";

/** Longer texts are questions. */
const mostLetters = 80;

/** The reply to small talk such as a greeting, in the visitor's language; undefined for a question. */
export const smallTalk = async (
  text: string,
  { chatbot, language }: Pick<ConfiguredChatbot, "chatbot"> & { language: SpokenLanguage | undefined },
): Promise<{ reply: string; language: SpokenLanguage } | undefined> => {
  if (text.length > mostLetters) return undefined;
  const { recognise } = await import("./recognise.ts");
  const name = chatbot.public_title || chatbot.name;
  const talk = recognise(text, { name, language });
  if (!talk) return undefined;
  const { replies } = await import("./replies.ts");
  const topics = offersTopics(talk.kind) ? await topicsFor(chatbot.id) : [];
  const lines = (replies[talk.language] ?? replies.en ?? "").split("\n").map((line) => line.trim());
  const reply = [lines[order.indexOf(talk.kind)], topics.length > 0 ? lines.at(-1) : ""]
    .filter(Boolean)
    .join(" ")
    .replace("{name}", () => name)
    .replace("{topics}", () => topics.join(", "));
  return { reply, language: talk.language };
};

const order: SmallTalkKind[] = ["greeting", "thanks", "goodbye", "about", "assent"];

const offersTopics = (kind: SmallTalkKind): boolean => kind === "greeting" || kind === "about";

const topicsFor = async (chatbotId: string): Promise<string[]> =>
  (await import("../refusal/topics.ts")).documentTopics(chatbotId);
