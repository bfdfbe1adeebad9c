import * as z from "zod";
import { entity } from "#platform/table/entity.ts";
import { Call, CallFigures } from "#shared/integrations/call-shapes.ts";
import { Integration } from "#shared/integrations/shapes.ts";
import { key } from "./names.ts";

/** Secrets are in `sealed` alone, bound to the origin of the address. */
const StoredIntegration = Integration.omit({ figures: true, auth_value: true }).extend({
  sealed: z.string().optional(),
});
export type StoredIntegration = z.infer<typeof StoredIntegration>;

export interface IntegrationKey {
  rag_system_id: string;
  id: string;
}

const partition = ({ rag_system_id }: Pick<IntegrationKey, "rag_system_id">) => key("chatbot", rag_system_id);

const integrationKey = (of: IntegrationKey) => ({ pk: partition(of), sk: key("integration", of.id) });

export const integrationEntity = entity({
  name: "API integration",
  shape: StoredIntegration,
  key: integrationKey,
  keysOf: integrationKey,
});

/** The chatbot of an account's integration. */
const Belonging = z.object({ id: z.string(), user_id: z.string(), rag_system_id: z.string() });

const belongingKey = ({ user_id, id }: { user_id: string; id: string }) => ({
  pk: key("account", user_id),
  sk: key("integration", id),
});

export const belongingEntity = entity({
  name: "API integration",
  shape: Belonging,
  key: belongingKey,
  keysOf: belongingKey,
});

const StoredFigures = CallFigures.extend({ rag_system_id: z.string(), id: z.string() });

const figuresKey = (of: IntegrationKey) => ({ pk: partition(of), sk: key("integrationFigures", of.id) });

export const figuresEntity = entity({
  name: "Call figures",
  shape: StoredFigures,
  key: figuresKey,
  keysOf: figuresKey,
});

/** The last calls of an integration lie in a ring: call n takes the slot n modulo the ring's size. */
const StoredCall = Call.extend({
  rag_system_id: z.string(),
  integration_id: z.string(),
  slot: z.number().int(),
});

const callKey = (of: { rag_system_id: string; integration_id: string; slot: number }) => ({
  pk: partition(of),
  sk: key("integrationCall", of.integration_id, String(of.slot)),
});

export const callEntity = entity({ name: "Call", shape: StoredCall, key: callKey, keysOf: callKey });
