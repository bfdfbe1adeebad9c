import { randomBytes } from "node:crypto";
import * as z from "zod";
import type { ChannelFault } from "#shared/channels/shapes.ts";
import { AppError } from "#shared/errors.ts";
import { type Platform, Undeliverable } from "../../platform.ts";
import type { Secrets } from "../../secrets.ts";
import { callPlatform, isPassing, type PlatformReply, unreached } from "../call.ts";
import { isSame } from "../same.ts";
import { telegramHtml } from "./html.ts";
import { readUpdate } from "./read-update.ts";

/*
 * Telegram's Bot API, core.telegram.org/bots/api: getMe, setWebhook with a secret token, deleteWebhook, sendMessage, sendChatAction.
 */

const Me = z.object({ id: z.number(), username: z.string() });

export const telegram: Platform = {
  name: "Telegram",
  mustReply: false,
  dialect: telegramHtml,

  identify: async ({ token }) => {
    if (!/^\d{3,20}:[\w-]{20,100}$/.test(token)) return { fault: fault(wrongForm) };
    try {
      const reply = await call({ token }, "getMe", {});
      if (isUnknown(reply)) return { fault: fault(wrongToken) };
      const me = Me.safeParse(reply.body.result);
      if (!me.success) return { fault: fault(`Telegram answered: ${describe(reply)}`) };
      return { bot: { bot_id: String(me.data.id), bot_name: `@${me.data.username}` } };
    } catch (error) {
      return { fault: fault(unreached(error)) };
    }
  },

  secretsFor: ({ token }) => ({ token, signing: randomBytes(32).toString("base64url") }),

  attach: async ({ secrets }, address) => {
    try {
      const reply = await call(secrets, "setWebhook", {
        url: address,
        secret_token: secrets.signing,
        allowed_updates: ["message"],
      });
      if (reply.status === 200) return { isReached: true };
      return { fault: { field: "address", message: refusedAddress(describe(reply), address) } };
    } catch (error) {
      return { fault: { field: "address", message: unreached(error) } };
    }
  },

  detach: async ({ secrets }) => {
    const reply = await call(secrets, "deleteWebhook", {});
    if (reply.status !== 200 && !isUnknown(reply)) throw new AppError("unavailable", describe(reply));
  },

  isGenuine: (request, { secrets }) =>
    isSame(request.header("x-telegram-bot-api-secret-token"), secrets.signing),

  read: (body, connection) => ({ reply: {}, ...readUpdate(body, connection) }),

  send: async ({ secrets }, { target, text, isFirst }) => {
    const { chat_id, message_id, message_thread_id } = target;
    const reply = await call(secrets, "sendMessage", {
      chat_id,
      text,
      parse_mode: "HTML",
      link_preview_options: { is_disabled: true },
      ...(message_thread_id && { message_thread_id: Number(message_thread_id) }),
      ...(isFirst &&
        message_id && {
          reply_parameters: { message_id: Number(message_id), allow_sending_without_reply: true },
        }),
    });
    if (reply.status === 200) return;
    if (isPassing(reply)) throw new AppError("unavailable", describe(reply));
    throw new Undeliverable(describe(reply), { isToken: isUnknown(reply) });
  },

  showTyping: async ({ secrets }, { chat_id, message_thread_id }) => {
    const thread = message_thread_id && { message_thread_id: Number(message_thread_id) };
    const { status } = await call(secrets, "sendChatAction", { chat_id, action: "typing", ...thread });
    return status === 200;
  },
};

const call = ({ token }: Pick<Secrets, "token">, method: string, json: object): Promise<PlatformReply> =>
  callPlatform("telegram", { path: `/bot${token}/${method}`, json });

/** Whether Telegram does not know the token. */
const isUnknown = ({ status }: PlatformReply): boolean => status === 401 || status === 404;

const describe = ({ status, body }: PlatformReply): string =>
  typeof body.description === "string" ? body.description.slice(0, 200) : `status ${status}`;

const fault = (message: string): ChannelFault => ({ field: "token", message });

const wrongForm =
  "This is not a bot's token. @BotFather gives one such as 123456789:AAH… when it has made the bot.";
const wrongToken =
  "Telegram does not know this token. Send /token to @BotFather and paste the one that it shows.";

const refusedAddress = (description: string, address: string): string =>
  address.startsWith("https://")
    ? `Telegram does not deliver to ${address}: ${description}`
    : `Telegram delivers to https addresses only, and this installation has ${new URL(address).origin}. Open it under a public https address first.`;
