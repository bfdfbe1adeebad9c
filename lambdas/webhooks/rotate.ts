import type * as z from "zod";
import type { MadeSecret, SecretRotation } from "#shared/webhooks/shapes.ts";
import { endOf, newSecret, seal } from "./secrets.ts";
import { webhookStore } from "./store.ts";

const hourMs = 3_600_000;

/** Makes a new signing secret. Until the overlap is over, each event is signed with the former one, too. */
export const rotate = async (
  { id, overlap_hours }: z.output<typeof SecretRotation>,
  { accountId, userId }: { accountId: string; userId: string },
): Promise<MadeSecret> => {
  const webhook = await webhookStore.ofAccount(accountId, id);
  const secret = newSecret();
  const former = overlap_hours > 0 && {
    former_sealed: webhook.sealed,
    former_until: new Date(Date.now() + overlap_hours * hourMs).toISOString(),
  };
  const stored = { sealed: await seal(secret, id), secret_end: endOf(secret), ...former };
  await webhookStore.rotate(webhook, stored, userId);
  return { id, secret };
};
