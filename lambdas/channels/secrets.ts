import * as z from "zod";
import { openSecret, sealSecret } from "#platform/access/secret/sealed-secret.ts";
import type { StoredConnection } from "./entities.ts";

const Secrets = z.object({
  token: z.string(),
  /** The secret that shows a request to be the platform's: Telegram's secret token, Slack's signing secret. */
  signing: z.string().default(""),
});
export type Secrets = z.infer<typeof Secrets>;

type Bound = Pick<StoredConnection, "user_id" | "rag_system_id" | "channel">;

const bindingOf = ({ user_id, rag_system_id, channel }: Bound) => ({
  purpose: "sealed channel-secrets",
  boundTo: `${user_id} ${rag_system_id} ${channel}`,
});

export const sealSecrets = (secrets: Secrets, bound: Bound): Promise<string> =>
  sealSecret(JSON.stringify(secrets), bindingOf(bound));

export const secretsOf = async (connection: StoredConnection): Promise<Secrets> =>
  Secrets.parse(JSON.parse(await openSecret(connection.sealed, bindingOf(connection))));
