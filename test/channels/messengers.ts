import { createHmac } from "node:crypto";
import type { Channel } from "#shared/channels/channel.ts";
import {
  discordToken,
  post,
  slackSecret,
  slackToken,
  startPlatforms,
  telegramToken,
} from "./platform-server.ts";

/** A message to a bot. */
export interface Written {
  text: string;
  /** The platform's id of what is written; the same id is the same message. */
  id?: number;
  /** The number of its author. */
  from?: number;
  /** The number of the group or channel in which it is written; without it the author's own. */
  group?: number;
  /** The id of the message that began the thread which it belongs to. */
  thread?: number;
  /** The number of the delivery, for platforms that give each one an id of its own. */
  delivery?: number;
  /** Signs it as somebody else, or an hour ago. */
  signature?: "forged" | "old" | "none";
}

/** One platform as the product calls it, and as it calls the product. */
export interface Messenger {
  right: { token: string; signing_secret?: string };
  wrong: { token: string; signing_secret?: string };
  /** The owner reads it about the wrong token. */
  complaint: RegExp;
  /** Members read it about a message that the platform refuses. */
  refusal: RegExp;
  limit: number;
  botName: string;
  deliver(address: string, written: Written): Promise<Response>;
  /** The texts that the bot sent to everybody, or to one person or group, in order. */
  said(to?: number): string[];
  /** Whether the platform still sends to the product, or accepts its token. */
  isAttached(): boolean;
}

export type Messengers = Awaited<ReturnType<typeof startMessengers>>;

/** The three platforms at `api.example`, which a product with `withWorld` and this environment calls. */
export const startMessengers = async (port = 0) => {
  const { calls, state, interact, ...platforms } = await startPlatforms(port);
  const textsOf = (path: RegExp, field: string, isTo: (call: (typeof calls)[number]) => boolean) =>
    calls.filter((call) => path.test(call.path) && isTo(call)).map(({ body }) => String(body[field]));

  const messengers: Record<Channel, Messenger> = {
    telegram: {
      right: { token: telegramToken },
      wrong: { token: telegramToken.replace("Right", "Wrong") },
      complaint: /Telegram does not know this token/,
      refusal: /^Telegram did not take the message: Forbidden: bot was blocked by the user\.$/,
      limit: 4096,
      botName: "@fernhill_help_bot",
      deliver: (address, { text, id = 1, from = 77, group, delivery = 1, signature }) => {
        const secret = signature === "forged" ? "guessed" : (state.webhook.secret_token ?? "");
        const message = {
          message_id: id,
          from: { id: from, is_bot: false, first_name: `Marta ${from}` },
          chat: group ? { id: group, type: "group" } : { id: from, type: "private" },
          text: group ? `@fernhill_help_bot ${text}` : text,
        };
        const body = JSON.stringify({ update_id: 1000 + delivery, message });
        const given: Record<string, string> =
          signature === "none" || signature === "old" ? {} : { "x-telegram-bot-api-secret-token": secret };
        return post(address, body, given);
      },
      said: (to) => textsOf(/sendMessage$/, "text", ({ body }) => !to || body.chat_id === String(to)),
      isAttached: () => state.webhook.url !== undefined,
    },
    slack: {
      right: { token: slackToken, signing_secret: slackSecret },
      wrong: { token: "xoxb-wrong-token", signing_secret: slackSecret },
      complaint: /Slack does not know this token/,
      refusal: /^Slack did not take the message: is_archived\.$/,
      limit: 3000,
      botName: "@fernhill",
      deliver: (address, { text, id = 1, from = 77, group = from, thread = id, delivery = 1, signature }) => {
        const at = Math.floor(Date.now() / 1000) - (signature === "old" ? 3600 : 0);
        const [ts, thread_ts] = [id, thread].map((one) => `17000000.${String(one).padStart(6, "0")}`);
        // every other delivery is the mention's second event
        const type = delivery % 2 ? "app_mention" : "message";
        const event = {
          type,
          channel: `C${group}`,
          user: `U${from}`,
          text: `<@U0BOT> ${text}`,
          ts,
          thread_ts,
        };
        const body = JSON.stringify({ type: "event_callback", event_id: `Ev${delivery}`, event });
        const key = signature === "forged" ? slackSecret.replace("8", "9") : slackSecret;
        const signed = createHmac("sha256", key).update(`v0:${at}:${body}`).digest("hex");
        const headers = { "x-slack-signature": `v0=${signed}`, "x-slack-request-timestamp": String(at) };
        return post(address, body, signature === "none" ? {} : headers);
      },
      said: (to) => textsOf(/chat\.postMessage$/, "text", ({ body }) => !to || body.channel === `C${to}`),
      isAttached: () => !state.isRevoked,
    },
    discord: {
      right: { token: discordToken },
      wrong: { token: "MTE4.wrong.token" },
      complaint: /Discord does not know this token/,
      refusal: /^Discord did not take the message: it takes replies for 15 minutes/,
      limit: 2000,
      botName: "Fernhill Workshop",
      deliver: (address, { text, id = 1, from = 77, group = from, signature }) => {
        const data = { name: "ask", options: [{ name: "question", type: 3, value: text }] };
        const member = { user: { id: String(from), username: "marta" } };
        const token = `interaction-${group}-${id}`;
        const body = { id: `90000${id}`, type: 2, token, channel_id: String(group), member, data };
        return interact(address, body, signature);
      },
      said: (to) =>
        textsOf(
          /^\/discord\/webhooks\//,
          "content",
          ({ path }) => !to || path.includes(`/interaction-${to}-`),
        ),
      isAttached: () => state.endpoint !== null || state.commands > 0,
    },
  };
  return { messengers, calls, state, ...platforms };
};
