import type { Channel } from "#shared/channels/channel.ts";
import type { Platform } from "../platform.ts";

/** Loaded on first use: a request is about one platform. */
export const platformOf = async (channel: Channel): Promise<Platform> => {
  if (channel === "telegram") return (await import("./telegram/telegram.ts")).telegram;
  if (channel === "slack") return (await import("./slack/slack.ts")).slack;
  return (await import("./discord/discord.ts")).discord;
};
