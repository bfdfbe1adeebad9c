import { createHmac, generateKeyPairSync, sign } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import type { Channel } from "#shared/contract/channel.ts";

/** A message to a bot. */
export interface Written {
  text: string;
  /** The platform's id of what is written; the same id is the same message. */
  id?: number;
  /** The id of the message that began the thread which it belongs to. */
  thread?: number;
  /** The number of the delivery, for platforms that give each one an id of its own. */
  delivery?: number;
  /** Signs it as somebody else, or an hour ago. */
  signature?: "forged" | "old" | "none";
}

interface Call {
  path: string;
  body: Record<string, unknown>;
}

/** One platform as the product calls it, and as it calls the product. */
export interface Messenger {
  right: { token: string; signing_secret?: string };
  wrong: { token: string; signing_secret?: string };
  /** The owner reads it about the wrong token. */
  complaint: RegExp;
  limit: number;
  botName: string;
  deliver(address: string, written: Written): Promise<Response>;
  /** The texts that the bot sent, in order. */
  said(): string[];
  isAttached(): boolean;
}

const json = (value: unknown, status = 200) => ({ value, status });

export type Messengers = Awaited<ReturnType<typeof startMessengers>>;

/** The three platforms at `api.example`, which a product with `withWorld` and this environment calls. */
export const startMessengers = async () => {
  const calls: Call[] = [];
  let webhook: { url?: string; secret_token?: string } = {};
  let endpoint: string | null = null;
  const discordKeys = generateKeyPairSync("ed25519");
  const others = generateKeyPairSync("ed25519");
  const publicKey = discordKeys.publicKey
    .export({ format: "der", type: "spki" })
    .subarray(-32)
    .toString("hex");
  const application = { id: "118440221773", name: "Fernhill Workshop", verify_key: publicKey };

  const interact = (address: string, body: object, signature?: Written["signature"]) => {
    const at = Math.floor(Date.now() / 1000) - (signature === "old" ? 3600 : 0);
    const text = JSON.stringify(body);
    const key = signature === "forged" ? others.privateKey : discordKeys.privateKey;
    const signed = sign(null, Buffer.from(`${at}${text}`), key).toString("hex");
    const headers = { "x-signature-ed25519": signed, "x-signature-timestamp": String(at) };
    return post(address, text, signature === "none" ? {} : headers);
  };

  /** Discord takes an address that answers its call, and refuses one that also answers a forged one. */
  const isDiscords = async (address: string): Promise<boolean> => {
    const [right, forged] = [await interact(address, pinged), await interact(address, pinged, "forged")];
    return right.status === 200 && (await right.json()).type === 1 && forged.status === 401;
  };

  const answer = async (request: IncomingMessage, body: Record<string, unknown>) => {
    const path = request.url ?? "";
    const authorization = request.headers.authorization ?? "";
    if (path.startsWith("/telegram/")) {
      const [, token, method] = /^\/telegram\/bot([^/]+)\/(\w+)$/.exec(path) ?? [];
      if (token !== telegramToken) return json({ ok: false, description: "Unauthorized" }, 401);
      if (method === "setWebhook") webhook = body;
      if (method === "deleteWebhook") webhook = {};
      return json({ ok: true, result: { id: 123456789, username: "fernhill_help_bot" } });
    }
    if (path.startsWith("/slack/")) {
      if (authorization !== "Bearer xoxb-right-token") return json({ ok: false, error: "invalid_auth" });
      return json({ ok: true, user: "fernhill", user_id: "U0BOT", team: "Fernhill Cycles", ts: "1.2" });
    }
    if (path.startsWith("/discord/webhooks/")) return json({ id: "1" });
    if (authorization !== `Bot ${discordToken}`) return json({ message: "401: Unauthorized" }, 401);
    if (request.method === "PATCH") {
      const address = body.interactions_endpoint_url as string | null;
      if (address && !(await isDiscords(address))) return json({ message: "Invalid Form Body" }, 400);
      endpoint = address;
    }
    return json(application);
  };

  const server = createServer(async (request, response) => {
    const text = (await Array.fromAsync(request)).join("");
    const body = text ? JSON.parse(text) : {};
    calls.push({ path: request.url ?? "", body });
    const { value, status } = await answer(request, body);
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(value));
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.2", resolve));
  const base = `http://api.example:${(server.address() as AddressInfo).port}`;
  const textsOf = (path: RegExp, field: string) =>
    calls.filter((call) => path.test(call.path)).map(({ body }) => String(body[field]));

  const messengers: Record<Channel, Messenger> = {
    telegram: {
      right: { token: telegramToken },
      wrong: { token: telegramToken.replace("Right", "Wrong") },
      complaint: /Telegram does not know this token/,
      limit: 4096,
      botName: "@fernhill_help_bot",
      deliver: (address, { text, id = 1, delivery = 1, signature }) => {
        const secret = signature === "forged" ? "guessed" : (webhook.secret_token ?? "");
        const message = {
          message_id: id,
          from: { id: 77, is_bot: false, first_name: "Marta" },
          chat: { id: 77, type: "private" },
          text,
        };
        const body = JSON.stringify({ update_id: 1000 + delivery, message });
        const given: Record<string, string> =
          signature === "none" || signature === "old" ? {} : { "x-telegram-bot-api-secret-token": secret };
        return post(address, body, given);
      },
      said: () => textsOf(/sendMessage$/, "text"),
      isAttached: () => webhook.url !== undefined,
    },
    slack: {
      right: { token: "xoxb-right-token", signing_secret: slackSecret },
      wrong: { token: "xoxb-wrong-token", signing_secret: slackSecret },
      complaint: /Slack does not know this token/,
      limit: 3000,
      botName: "@fernhill",
      deliver: (address, { text, id = 1, thread = id, delivery = 1, signature }) => {
        const at = Math.floor(Date.now() / 1000) - (signature === "old" ? 3600 : 0);
        const [ts, thread_ts] = [id, thread].map((one) => `17000000.${String(one).padStart(6, "0")}`);
        // every other delivery is the mention's second event
        const type = delivery % 2 ? "app_mention" : "message";
        const event = { type, channel: "C1", user: "U9", text: `<@U0BOT> ${text}`, ts, thread_ts };
        const body = JSON.stringify({ type: "event_callback", event_id: `Ev${delivery}`, event });
        const key = signature === "forged" ? slackSecret.replace("8", "9") : slackSecret;
        const signed = createHmac("sha256", key).update(`v0:${at}:${body}`).digest("hex");
        const headers = { "x-slack-signature": `v0=${signed}`, "x-slack-request-timestamp": String(at) };
        return post(address, body, signature === "none" ? {} : headers);
      },
      said: () => textsOf(/chat\.postMessage$/, "text"),
      isAttached: () => false,
    },
    discord: {
      right: { token: discordToken },
      wrong: { token: "MTE4.wrong.token" },
      complaint: /Discord does not know this token/,
      limit: 2000,
      botName: "Fernhill Workshop",
      deliver: (address, { text, id = 1, signature }) => {
        const data = { name: "ask", options: [{ name: "question", type: 3, value: text }] };
        const member = { user: { id: "55", username: "marta" } };
        const body = { id: `90000${id}`, type: 2, token: `interaction-${id}`, channel_id: "7", member, data };
        return interact(address, body, signature);
      },
      said: () => textsOf(/^\/discord\/webhooks\//, "content"),
      isAttached: () => endpoint !== null,
    },
  };
  return {
    messengers,
    calls,
    env: {
      TELEGRAM_API_URL: `${base}/telegram`,
      SLACK_API_URL: `${base}/slack`,
      DISCORD_API_URL: `${base}/discord`,
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};

const pinged = { id: "1", application_id: "118440221773", type: 1, token: "interaction", version: 1 };
const telegramToken = "123456789:AAHRight_token_of_the_bot_0123456789";
const slackSecret = "8f21c07e9a31b4d2e5f60718293a4b5c";
const discordToken = "MTE4.right.token";

const post = (address: string, body: string, headers: Record<string, string>): Promise<Response> =>
  fetch(address, { method: "POST", headers: { "content-type": "application/json", ...headers }, body });
