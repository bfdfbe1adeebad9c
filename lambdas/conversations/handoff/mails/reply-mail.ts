import { letter } from "#platform/mail/letter.ts";
import type { interfaceLanguages } from "#shared/interface-languages.ts";
import type { MessageEvent } from "../../event.ts";
import { replyWords } from "./reply-words.ts";

interface About {
  /** Who is behind the chat. */
  owner: string;
  /** The first question of the conversation. */
  question: string | null;
  link: string;
  language: (typeof interfaceLanguages)[number];
}

/** The mail with what people wrote to a visitor who is away. */
export const replyMail = (messages: MessageEvent[], { owner, question, link, language }: About) => {
  const words = replyWords[language];
  const fill = (text: string) => text.replace("{owner}", owner).replace("{question}", question ?? "");
  const title = fill(words.title);
  return {
    subject: title,
    ...letter({
      title,
      paragraphs: [
        ...(question ? [fill(words.asked)] : []),
        ...messages.map(({ content, metadata: { name } }) => (name ? `${name}: ${content}` : content)),
        fill(words.why),
      ],
      link: { text: words.open, url: link },
      language,
    }),
  };
};
