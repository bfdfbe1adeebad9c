import { letter } from "#platform/mail/letter.ts";
import type { Channel } from "#shared/channels/channel.ts";

/** A visitor who wants a person. */
export interface Asking {
  /** The conversation. */
  id: string;
  /** Its first question. */
  title: string | null;
  chatbot: string;
  /** Minutes from the request until the chatbot answers again. */
  minutes?: number;
  /** The address to which the answer goes. */
  email?: string;
  /** The messenger in which the answer is read. */
  channel?: Channel;
}

/** The mail about visitors who wait. */
export const ownersMail = (asking: Asking[], site: string) => {
  const [first] = asking;
  const isOne = asking.length === 1 && first;
  const title = isOne
    ? titleOf(first)
    : `${asking.length.toLocaleString("en-US")} visitors wait for a person`;
  const path = `/app/chat-monitoring${isOne ? `?conversation=${first.id}` : ""}`;
  return {
    subject: title,
    ...letter({
      title,
      paragraphs: [
        ...asking.map(sentenceOf),
        "You get this mail because email notifications are on in your settings.",
      ],
      link: { text: isOne ? "Open the conversation" : "Open live monitoring", url: site + path },
    }),
  };
};

const titleOf = ({ email }: Asking): string =>
  email ? `Somebody waits for an answer at ${email}` : "Somebody waits for a person";

const sentenceOf = ({ title, chatbot, minutes, email, channel }: Asking): string => {
  const asked = `“${title ?? "No question yet"}”, asked in “${chatbot}”.`;
  if (email) return `${asked} Take the conversation over and write: your answer is mailed to ${email}.`;
  if (channel) return `${asked} Take the conversation over and write: your answer is sent to the messenger.`;
  return `${asked} The chatbot is silent for ${minutes === 1 ? "1 minute" : `${minutes} minutes`}, until a person takes over.`;
};
