import { createHmac } from "node:crypto";
import * as z from "zod";
import type { ChannelFault } from "#shared/channels/shapes.ts";
import { AppError } from "#shared/errors.ts";
import { type Platform, Undeliverable } from "../../platform.ts";
import { callPlatform, isPassing, type PlatformReply, unreached } from "../call.ts";
import { isRecent, isSame } from "../same.ts";
import { slackMrkdwn } from "./mrkdwn.ts";
import { readEvent } from "./read-event.ts";

/*
 * Slack's Web API and Events API, docs.slack.dev: auth.test, chat.postMessage, assistant.threads.setStatus (by
 * chat:write since March 2026), auth.revoke; requests are signed by HMAC-SHA256 over `v0:{time}:{body}`.
 */

const Tested = z.object({ ok: z.literal(true), user: z.string(), user_id: z.string(), team: z.string() });

export const slack: Platform = {
  name: "Slack",
  mustReply: false,
  dialect: slackMrkdwn,

  identify: async ({ token, signing }) => {
    const wrong = wrongToken(token);
    if (wrong) return { fault: fault(wrong) };
    if (!/^[0-9a-f]{32}$/i.test(signing)) return { fault: { field: "signing_secret", message: wrongSecret } };
    try {
      const reply = await call(token, "auth.test", {});
      const tested = Tested.safeParse(reply.body);
      if (!tested.success)
        return { fault: fault(tokenFaults[errorOf(reply)] ?? `Slack answered: ${errorOf(reply)}`) };
      const { user, user_id, team } = tested.data;
      return { bot: { bot_id: user_id, bot_name: `@${user}`, place: team } };
    } catch (error) {
      return { fault: fault(unreached(error)) };
    }
  },

  secretsFor: (secrets) => secrets,

  // the app's manifest names the address, which Slack tries with a challenge
  attach: async () => ({ isReached: false }),

  // the address belongs to the app, which only its workspace can remove
  detach: async ({ secrets }) => {
    const reply = await call(secrets.token, "auth.revoke", {});
    if (reply.body.ok !== true && !(errorOf(reply) in tokenFaults))
      throw new AppError("unavailable", errorOf(reply));
  },

  isGenuine: ({ body, header }, { secrets }, now) => {
    const time = header("x-slack-request-timestamp");
    const signature = createHmac("sha256", secrets.signing).update(`v0:${time}:`).update(body).digest("hex");
    return isRecent(time, now) && isSame(header("x-slack-signature"), `v0=${signature}`);
  },

  read: readEvent,

  send: async ({ secrets }, { target, text }) => {
    const reply = await call(secrets.token, "chat.postMessage", {
      ...target,
      text,
      blocks: [{ type: "section", expand: true, text: { type: "mrkdwn", text } }],
      unfurl_links: false,
      unfurl_media: false,
    });
    if (reply.body.ok === true) return;
    if (isPassing(reply) || passing.has(errorOf(reply))) throw new AppError("unavailable", errorOf(reply));
    throw new Undeliverable(errorOf(reply), { isToken: errorOf(reply) in tokenFaults });
  },

  // Slack shows it in threads only, for two minutes or until the bot writes
  showTyping: async ({ secrets }, { channel, thread_ts }) => {
    const sign = { channel_id: channel, thread_ts, status: "is typing…" };
    if (thread_ts) await call(secrets.token, "assistant.threads.setStatus", sign);
    return false;
  },
};

const call = (token: string, method: string, json: object): Promise<PlatformReply> =>
  callPlatform("slack", { path: `/${method}`, headers: { authorization: `Bearer ${token}` }, json });

const errorOf = ({ status, body }: PlatformReply): string =>
  typeof body.error === "string" ? body.error.slice(0, 200) : `status ${status}`;

const passing = new Set([
  "ratelimited",
  "rate_limited",
  "internal_error",
  "fatal_error",
  "service_unavailable",
]);

const fault = (message: string): ChannelFault => ({ field: "token", message });

/** The other tokens of Slack have forms of their own. */
const wrongToken = (token: string): string | undefined => {
  if (token.startsWith("xoxb-")) return undefined;
  const right = "Take the “Bot User OAuth Token” under OAuth & Permissions; it starts with xoxb.";
  if (token.startsWith("xoxp-"))
    return `This is a user's token, not the bot's: it starts with xoxp. ${right}`;
  if (token.startsWith("xapp-")) return `This is an app-level token: it starts with xapp. ${right}`;
  return `This is not a bot's token. ${right}`;
};

const wrongSecret =
  "The signing secret has 32 digits and letters from a to f. It stands under Basic Information, App Credentials.";

const tokenFaults: Record<string, string> = {
  invalid_auth:
    "Slack does not know this token. Install the app to the workspace again and paste its new token.",
  not_authed:
    "Slack does not know this token. Install the app to the workspace again and paste its new token.",
  token_revoked: "This token was revoked. Install the app to the workspace again and paste its new token.",
  token_expired: "This token has expired. Install the app to the workspace again and paste its new token.",
  account_inactive: "The app was removed from this workspace. Install it again and paste its new token.",
};
