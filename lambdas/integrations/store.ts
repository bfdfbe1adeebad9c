import { logActivity } from "#lambdas/core/activity.ts";
import { chatbotStore } from "#lambdas/core/chatbots/store.ts";
import { failedCondition, transact, type Write } from "#platform/table/client.ts";
import { when } from "#platform/table/conditions.ts";
import { erasePartition } from "#platform/table/erase.ts";
import { findTogether } from "#platform/table/lookup.ts";
import type { Activity } from "#shared/account/activity.ts";
import { AppError } from "#shared/errors.ts";
import type { CallFigures } from "#shared/integrations/call-shapes.ts";
import { integrationsOf } from "./active.ts";
import {
  belongingEntity,
  callEntity,
  figuresEntity,
  type IntegrationKey,
  integrationEntity,
  type StoredIntegration,
} from "./entities.ts";
import { key, keyPrefix } from "./names.ts";

/*
 * Access patterns
 *   a chatbot's integrations, newest first     BOT#{chatbot} / INTEGRATION#{id}
 *   an account's integration by its id         OWNER#{account} / INTEGRATION#{id}    (its chatbot)
 *   the figures of an integration's calls      BOT#{chatbot} / INTFIGURES#{id}
 *   its last calls                             BOT#{chatbot} / INTCALL#{id}#{slot}
 */

export type { StoredIntegration };

const absent = () => new AppError("not_found", "API integration not found.");

/** The figures before the first call. */
export const noCalls: CallFigures = {
  calls: 0,
  failures: 0,
  failed_in_row: 0,
  failing_since: null,
  total_ms: 0,
  last_at: null,
  last_failed: false,
};

export const integrationStore = {
  /** Throws `not_found` for an integration of another account. */
  ofAccount: async (accountId: string, id: string): Promise<StoredIntegration> =>
    integrationEntity.get(await belongingEntity.get({ user_id: accountId, id })),

  list: (chatbotId: string, page: { limit?: number; cursor?: string | undefined } = {}) =>
    integrationEntity.list({ ...integrationsOf(chatbotId), newestFirst: true, ...page }),

  count: async (chatbotId: string): Promise<number> =>
    (await Array.fromAsync(integrationEntity.all(integrationsOf(chatbotId)))).length,

  /** In the order of the integrations. */
  figures: async (integrations: IntegrationKey[]): Promise<CallFigures[]> =>
    (await findTogether(...integrations.map(figuresEntity.lookup))).map((found) => found ?? noCalls),

  create: async (integration: StoredIntegration, userId: string): Promise<void> => {
    const { id, user_id, rag_system_id } = integration;
    await transact([
      integrationEntity.put(integration),
      belongingEntity.put({ id, user_id, rag_system_id }),
      figuresEntity.put({ ...noCalls, id, rag_system_id }),
      counted(integration, 1),
      log(integration, userId, "created"),
    ]).catch((error) => {
      throw failedCondition(error, 3) ? new AppError("not_found", "Chatbot not found.") : error;
    });
  },

  /** Replaces the fields of an integration; whether it is enabled stays. */
  update: async (integration: StoredIntegration, userId: string): Promise<void> => {
    const { id, user_id, rag_system_id, is_active, created_at, sealed, ...set } = integration;
    await transact([
      integrationEntity.change(integration, {
        set: { ...set, sealed },
        ...(!sealed && { remove: ["sealed"] }),
      }),
      log(integration, userId, "changed"),
    ]).catch(orAbsent);
  },

  /** Enables or disables; repeating it changes nothing. */
  activate: async (integration: StoredIntegration, is_active: boolean, userId: string): Promise<void> => {
    if (integration.is_active === is_active) return;
    const condition = when.equals({ is_active: !is_active });
    await transact([
      integrationEntity.change(integration, { set: { is_active }, condition }),
      counted(integration, is_active ? 1 : -1),
      log(integration, userId, is_active ? "activated" : "deactivated"),
    ]).catch(async (error) => {
      // Another request may have done the same.
      if (!failedCondition(error)) throw error;
      if (!(await integrationEntity.find(integration))) throw absent();
    });
  },

  /** Deletes an integration with its log; repeating it changes nothing. */
  remove: async (integration: StoredIntegration, userId: string): Promise<void> => {
    await transact([
      integrationEntity.dropPresent(integration, when.equals({ is_active: integration.is_active })),
      belongingEntity.drop(integration),
      figuresEntity.drop(integration),
      ...(integration.is_active ? [counted(integration, -1)] : []),
      log(integration, userId, "deleted"),
    ]).catch(async (error) => {
      if (!failedCondition(error)) throw error;
      const present = await integrationEntity.find(integration);
      if (present) await integrationStore.remove(present, userId);
    });
    await erasePartition(
      key("chatbot", integration.rag_system_id),
      keyPrefix("integrationCall", integration.id),
    );
  },

  /** Deletes the integrations of a chatbot that is being deleted. */
  removeAll: async (chatbotId: string): Promise<void> => {
    for await (const integration of integrationEntity.all(integrationsOf(chatbotId)))
      await transact([
        integrationEntity.drop(integration),
        belongingEntity.drop(integration),
        figuresEntity.drop(integration),
      ]);
    await erasePartition(key("chatbot", chatbotId), keyPrefix("integrationCall"));
  },

  /** The last calls, newest first. */
  calls: async ({ rag_system_id, id }: IntegrationKey) => {
    const ring = { pk: key("chatbot", rag_system_id), prefix: keyPrefix("integrationCall", id) };
    const found = await Array.fromAsync(callEntity.all(ring));
    return found.toSorted((one, other) => (one.at < other.at ? 1 : -1));
  },
};

const counted = ({ user_id, rag_system_id }: StoredIntegration, by: number): Write =>
  chatbotStore.change({ user_id, id: rag_system_id }, { add: { active_integrations: by } });

const log = ({ id, name, user_id }: StoredIntegration, userId: string, action: Activity["action"]): Write =>
  logActivity({ accountId: user_id, userId }, { action, subject: { kind: "integration", id, name } });

const orAbsent = (error: unknown) => {
  throw failedCondition(error) ? absent() : error;
};
