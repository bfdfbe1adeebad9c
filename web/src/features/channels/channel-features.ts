import type { Channel } from "#shared/channels/channel.ts";

interface ChannelText {
  name: string;
  lead: string;
  features: string[];
  /** A limit of the channel that people ask about. */
  note?: string;
  tokenLabel: string;
  /** The step before the token can be pasted. */
  make: { title: string; text: string; link: string; url: string };
}

/** The words of each channel. */
export const channelTexts: Record<Channel, ChannelText> = {
  telegram: {
    name: "Telegram",
    lead: "A Telegram bot that answers messages from the documents of one of your chatbots.",
    features: [
      "Answers private messages at any time, in the writer's language",
      "Answers in groups when it is named or replied to, if you want that",
      "Names its sources, as links where a document has an address",
      "Splits long answers between sentences",
      "Keeps its conversations in your history",
    ],
    tokenLabel: "Bot token",
    make: {
      title: "Make a bot in Telegram",
      text: "Write /newbot to @BotFather and pick a name. It answers with a token.",
      link: "Open @BotFather",
      url: "https://t.me/BotFather",
    },
  },
  discord: {
    name: "Discord",
    lead: "A Discord bot that answers questions on your server from the documents of one of your chatbots.",
    features: [
      "Answers the command /ask, in channels and in direct messages",
      "Names its sources, as links where a document has an address",
      "Splits answers of more than 2,000 characters",
      "Keeps its conversations in your history",
    ],
    note: "Discord sends free text in channels over an open connection only, which Docent does not keep. There, people write /ask.",
    tokenLabel: "Bot token",
    make: {
      title: "Make an application in Discord",
      text: "In the developer portal: New Application. Its page “Bot” has the button Reset Token, which shows the token once.",
      link: "Open the developer portal",
      url: "https://discord.com/developers/applications",
    },
  },
  slack: {
    name: "Slack",
    lead: "A Slack app that answers colleagues from the documents of one of your chatbots.",
    features: [
      "Answers when it is mentioned, in the thread",
      "Answers direct messages",
      "Names its sources, as links where a document has an address",
      "Receives only what is sent to it; it cannot read your channels",
      "Keeps its conversations in your history",
    ],
    tokenLabel: "Bot User OAuth Token",
    make: {
      title: "Make the app from our manifest",
      text: "It carries the address, the permissions and the name. In Slack: Create New App, From a manifest. Then install the app to your workspace.",
      link: "Open Slack's apps",
      url: "https://api.slack.com/apps",
    },
  },
};
