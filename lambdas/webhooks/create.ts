import { AppError } from "#shared/errors.ts";
import { maxWebhooks } from "#shared/webhooks/rules.ts";
import type { MadeSecret, WebhookFields } from "#shared/webhooks/shapes.ts";
import { checkFields } from "./check-fields.ts";
import { newId } from "./names.ts";
import { endOf, newSecret, seal } from "./secrets.ts";
import { webhookStore } from "./store.ts";

/** Adds an endpoint. Its signing secret is in the reply and nowhere else. */
export const create = async (
  fields: WebhookFields,
  { accountId, userId }: { accountId: string; userId: string },
): Promise<MadeSecret> => {
  await checkFields(accountId, fields);
  if ((await webhookStore.all(accountId)).length >= maxWebhooks)
    throw new AppError("conflict", `An account has at most ${maxWebhooks} endpoints. Delete one first.`);
  const secret = newSecret();
  const id = newId("webhook");
  await webhookStore.create(
    {
      ...fields,
      id,
      user_id: accountId,
      is_active: true,
      off: null,
      secret_end: endOf(secret),
      sealed: await seal(secret, id),
      created_at: new Date().toISOString(),
    },
    userId,
  );
  return { id, secret };
};
