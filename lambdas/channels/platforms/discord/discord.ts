import { createPublicKey, verify } from "node:crypto";
import * as z from "zod";
import type { ChannelFault } from "#shared/channels/shapes.ts";
import { AppError } from "#shared/errors.ts";
import { type Opened, type Platform, Undeliverable } from "../../platform.ts";
import { callPlatform, isPassing, type PlatformReply, unreached } from "../call.ts";
import { isRecent } from "../same.ts";
import { discordMarkdown } from "./markdown.ts";
import { command, readInteraction } from "./read-interaction.ts";

/*
 * Discord's HTTP API, discord.com/developers/docs: the application of the bot, its command and its interactions
 * endpoint; interactions are signed by Ed25519 over time and body.
 */

const Application = z.object({
  id: z.string().regex(/^\d{5,25}$/),
  name: z.string(),
  verify_key: z.string().regex(/^[0-9a-f]{64}$/i),
});

export const discord: Platform = {
  name: "Discord",
  mustReply: true,
  dialect: discordMarkdown,

  identify: async ({ token }) => {
    try {
      const reply = await call({ token }, "GET", "/applications/@me");
      if (reply.status === 401 || reply.status === 403) return { fault: fault(wrongToken) };
      const application = Application.safeParse(reply.body);
      if (!application.success) return { fault: fault(`Discord answered: ${describe(reply)}`) };
      const { id, name, verify_key } = application.data;
      return { bot: { bot_id: id, bot_name: name, public_key: verify_key } };
    } catch (error) {
      return { fault: fault(unreached(error)) };
    }
  },

  secretsFor: (secrets) => secrets,

  attach: async ({ secrets, bot_id }, address) => {
    try {
      const registered = await call(secrets, "POST", `/applications/${bot_id}/commands`, command);
      if (registered.status >= 300) return { fault: fault(notRegistered(describe(registered))) };
      // Discord calls the address before it answers; a refusal leaves it to the owner, who reads the address
      const told = await call(secrets, "PATCH", "/applications/@me", { interactions_endpoint_url: address });
      return { isReached: told.status === 200 };
    } catch (error) {
      return { fault: { field: "address", message: unreached(error) } };
    }
  },

  detach: async ({ secrets, bot_id }) => {
    for (const reply of [
      await call(secrets, "PUT", `/applications/${bot_id}/commands`, []),
      await call(secrets, "PATCH", "/applications/@me", { interactions_endpoint_url: null }),
    ])
      if (reply.status >= 300 && reply.status !== 401) throw new AppError("unavailable", describe(reply));
  },

  isGenuine: ({ body, header }, { public_key = "" }, now) => {
    const [time, signature] = [header("x-signature-timestamp"), header("x-signature-ed25519")];
    if (!isRecent(time, now) || !/^[0-9a-f]{128}$/i.test(signature)) return false;
    const signed = Buffer.concat([Buffer.from(time), body]);
    return verify(null, signed, keyOf(public_key), Buffer.from(signature, "hex"));
  },

  read: readInteraction,

  send: async ({ bot_id }, { target, text, isFirst, isByPerson }) => {
    const path = `/webhooks/${bot_id}/${encodeURIComponent(target.token ?? "")}`;
    const json = { content: text, allowed_mentions: { parse: [] }, flags: withoutPreviews };
    // the deferred reply is the chatbot's
    const isDeferred = isFirst && !isByPerson;
    const reply = isDeferred
      ? await callPlatform("discord", { method: "PATCH", path: `${path}/messages/@original`, json })
      : await callPlatform("discord", { path, json });
    if (reply.status < 300) return;
    if (isPassing(reply)) throw new AppError("unavailable", describe(reply));
    throw new Undeliverable(describe(reply), isOver(reply) ? { reason: over } : {});
  },
};

const withoutPreviews = 4;

const call = (
  { token }: Pick<Opened["secrets"], "token">,
  method: "GET" | "POST" | "PUT" | "PATCH",
  path: string,
  json?: object,
): Promise<PlatformReply> =>
  callPlatform("discord", {
    method,
    path,
    headers: { authorization: `Bot ${token}` },
    ...(json && { json }),
  });

/** The header of a raw Ed25519 key in the form that Node reads (RFC 8410). */
const keyHeader = Buffer.from("302a300506032b6570032100", "hex");

const keyOf = (publicKey: string) =>
  createPublicKey({
    key: Buffer.concat([keyHeader, Buffer.from(publicKey, "hex")]),
    format: "der",
    type: "spki",
  });

/** Unknown or invalid webhook token: discord.com/developers/docs/topics/opcodes-and-status-codes. */
const isOver = ({ body }: PlatformReply): boolean => body.code === 10015 || body.code === 50027;

const over =
  "Discord did not take the message: it takes replies for 15 minutes after each message of the visitor.";

const describe = ({ status, body }: PlatformReply): string =>
  typeof body.message === "string" ? body.message.slice(0, 200) : `status ${status}`;

const fault = (message: string): ChannelFault => ({ field: "token", message });

const wrongToken =
  "Discord does not know this token. Reset it under Bot in the developer portal and paste the new one.";

const notRegistered = (description: string): string =>
  `Discord did not take the command /ask: ${description}. Try again, or make a new token.`;
