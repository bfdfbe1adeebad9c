import type { Channel } from "#shared/contract/channel-shapes.ts";

interface ChannelText {
  name: string;
  lead: string;
  features: string[];
}

/** The plans for each channel: nothing of it works yet, and the page says so. */
export const channelTexts: Record<Channel, ChannelText> = {
  telegram: {
    name: "Telegram",
    lead: "A Telegram bot that answers messages from the documents of one of your chatbots.",
    features: [
      "Answers in private chats, and in groups when it is mentioned",
      "Names its sources as links below each answer",
      "Connected with the token of your own bot",
      "Conversations stand in your history",
    ],
  },
  discord: {
    name: "Discord",
    lead: "A Discord bot that answers questions on your server from the documents of one of your chatbots.",
    features: [
      "Answers a slash command, and messages that mention it",
      "Keeps each question and its answers in a thread",
      "Answers only in the channels that you choose",
      "Conversations stand in your history",
    ],
  },
  slack: {
    name: "Slack",
    lead: "A Slack app that answers colleagues from the documents of one of your chatbots.",
    features: [
      "Answers direct messages, and mentions in channels",
      "Answers in the thread of the question",
      "Names its sources as links below each answer",
      "Conversations stand in your history",
    ],
  },
};
