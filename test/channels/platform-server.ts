import { generateKeyPairSync, sign } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import type { Channel } from "#shared/channels/channel.ts";

interface Call {
  path: string;
  body: Record<string, unknown>;
}

export const telegramToken = "123456789:AAHRight_token_of_the_bot_0123456789";
export const slackToken = "xoxb-right-token";
export const slackSecret = "8f21c07e9a31b4d2e5f60718293a4b5c";
export const discordToken = "MTE4.right.token";

const json = (value: unknown, status = 200) => ({ value, status });

/** The three platforms' own sides, at one server; it remembers what it is called with. */
export const startPlatforms = async (port = 0) => {
  const calls: Call[] = [];
  /** Platforms that answer nothing but errors. */
  const away = new Set<Channel>();
  const state = {
    webhook: {} as { url?: string; secret_token?: string },
    endpoint: null as string | null,
    commands: 0,
    /** Whether Discord tries an address before it takes it. */
    triesAddress: true,
    isRevoked: false,
    /** Whether messages of the bot are refused, however often they are sent. */
    refuses: false,
    /** Called before a message of the bot is taken. */
    onMessage: async (_sent: number): Promise<void> => undefined,
  };
  const keys = generateKeyPairSync("ed25519");
  const others = generateKeyPairSync("ed25519");
  const verify_key = keys.publicKey.export({ format: "der", type: "spki" }).subarray(-32).toString("hex");
  const application = { id: "118440221773", name: "Fernhill Workshop", verify_key };

  /** Discord's request, signed by its key or another one. */
  const interact = (address: string, body: object, signature?: "forged" | "old" | "none") => {
    const at = Math.floor(Date.now() / 1000) - (signature === "old" ? 3600 : 0);
    const text = JSON.stringify(body);
    const key = signature === "forged" ? others.privateKey : keys.privateKey;
    const signed = sign(null, Buffer.from(`${at}${text}`), key).toString("hex");
    const headers = { "x-signature-ed25519": signed, "x-signature-timestamp": String(at) };
    return post(address, text, signature === "none" ? {} : headers);
  };

  /** Discord takes an address that answers its call, and refuses one that also answers a forged one. */
  const isDiscords = async (address: string): Promise<boolean> => {
    const [right, forged] = [await interact(address, pinged), await interact(address, pinged, "forged")];
    return right.status === 200 && (await right.json()).type === 1 && forged.status === 401;
  };

  const telegram = (method = "", token: string | undefined, body: Call["body"]) => {
    if (token !== telegramToken) return json({ ok: false, description: "Unauthorized" }, 401);
    if (method === "sendMessage" && state.refuses)
      return json({ ok: false, description: "Forbidden: bot was blocked by the user" }, 403);
    if (method === "setWebhook") state.webhook = body;
    if (method === "deleteWebhook") state.webhook = {};
    return json({ ok: true, result: { id: 123456789, username: "fernhill_help_bot" } });
  };

  const slack = (path: string, authorization: string) => {
    if (authorization !== `Bearer ${slackToken}`) return json({ ok: false, error: "invalid_auth" });
    if (state.isRevoked) return json({ ok: false, error: "token_revoked" });
    if (path.endsWith("/chat.postMessage") && state.refuses) return json({ ok: false, error: "is_archived" });
    if (path.endsWith("/auth.revoke")) state.isRevoked = true;
    return json({ ok: true, user: "fernhill", user_id: "U0BOT", team: "Fernhill Cycles", ts: "1.2" });
  };

  const discord = async (
    { method, headers: { authorization } }: IncomingMessage,
    path: string,
    body: Call["body"],
  ) => {
    if (path.startsWith("/discord/webhooks/"))
      return state.refuses ? json({ message: "Invalid Webhook Token", code: 50027 }, 401) : json({ id: "1" });
    if (authorization !== `Bot ${discordToken}`) return json({ message: "401: Unauthorized" }, 401);
    if (path.endsWith("/commands")) state.commands = method === "PUT" ? 0 : 1;
    else if (method === "PATCH") {
      const address = body.interactions_endpoint_url as string | null;
      if (address && state.triesAddress && !(await isDiscords(address)))
        return json({ message: "Invalid Form Body" }, 400);
      state.endpoint = address;
    }
    return json(application);
  };

  const answer = async (request: IncomingMessage, body: Call["body"]) => {
    const path = request.url ?? "";
    const [, channel = "", token, method] =
      /^\/(telegram|slack|discord)(?:\/bot([^/]+)\/(\w+)$)?/.exec(path) ?? [];
    if (away.has(channel as Channel)) return json({ error: "away", message: "away" }, 503);
    if (isMessage(path)) await state.onMessage(calls.filter((call) => isMessage(call.path)).length);
    if (channel === "telegram") return telegram(method, token, body);
    if (channel === "slack") return slack(path, request.headers.authorization ?? "");
    return discord(request, path, body);
  };

  const server = createServer(async (request, response) => {
    const text = (await Array.fromAsync(request)).join("");
    const body = text ? JSON.parse(text) : {};
    calls.push({ path: request.url ?? "", body });
    const { value, status } = await answer(request, body);
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(value));
  });
  await new Promise<void>((resolve) => void server.listen(port, "127.0.0.2", resolve));
  const base = `http://api.example:${(server.address() as AddressInfo).port}`;
  return {
    calls,
    away,
    state,
    interact,
    /** Reached by a product with `withWorld`. */
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

const isMessage = (path: string): boolean =>
  /sendMessage$|chat\.postMessage$|^\/discord\/webhooks\//.test(path);

const pinged = { id: "1", application_id: "118440221773", type: 1, token: "interaction", version: 1 };

export const post = (address: string, body: string, headers: Record<string, string>): Promise<Response> =>
  fetch(address, { method: "POST", headers: { "content-type": "application/json", ...headers }, body });
