import { setTimeout as pause } from "node:timers/promises";
import { logActivity } from "#lambdas/core/activity.ts";
import { logger } from "#platform/logging/logger.ts";
import { failedCondition, transact } from "#platform/table/client.ts";
import { when } from "#platform/table/conditions.ts";
import type { CallFigures } from "#shared/integrations/call-shapes.ts";
import { callEntity, figuresEntity } from "../entities.ts";
import { newId } from "../names.ts";
import type { StoredIntegration } from "../store.ts";
import type { Run } from "./run.ts";

const kept = 100;
const alarmAfter = 10;
const attempts = 12;

/**
 * Keeps a call among the integration's last 100 and adds it to the figures; the tenth failure in a row is an entry of
 * the account's activity. A call that lost to others too often is left out, with a warning.
 */
export const recordCall = async (integration: StoredIntegration, run: Run): Promise<void> => {
  const at = new Date().toISOString();
  for (let attempt = 1; attempt <= attempts; attempt++)
    try {
      const before = await figuresEntity.find(integration);
      // The integration was deleted after the call began.
      if (!before) return;
      await transact(writesOf(integration, run, { before, at }));
      return;
    } catch (error) {
      if (!failedCondition(error)) throw error;
      await pause(Math.random() * 10 * attempt);
    }
  logger.warn("a call of an integration is not in its log", { integrationId: integration.id });
};

const writesOf = (
  integration: StoredIntegration,
  run: Run,
  { before, at }: { before: CallFigures; at: string },
) => {
  const { id, rag_system_id, user_id, name } = integration;
  const isFailed = run.error !== undefined;
  const failed_in_row = isFailed ? before.failed_in_row + 1 : 0;
  const isAlarm = failed_in_row === alarmAfter;
  const milliseconds = Math.round(run.milliseconds);
  const failing_since = isAlarm ? at : isFailed ? before.failing_since : null;
  const set = {
    calls: before.calls + 1,
    failures: before.failures + Number(isFailed),
    failed_in_row,
    failing_since,
    total_ms: before.total_ms + milliseconds,
    last_at: at,
    last_failed: isFailed,
  };
  const { status, error, steps } = run;
  return [
    figuresEntity.change(integration, { set, condition: when.equals({ calls: before.calls }) }),
    callEntity.place({
      id: newId("integrationCall"),
      integration_id: id,
      rag_system_id,
      slot: before.calls % kept,
      at,
      milliseconds,
      steps,
      ...(status !== undefined && { status }),
      ...(error !== undefined && { error }),
    }),
    ...(isAlarm
      ? [
          logActivity(
            { accountId: user_id, userId: user_id },
            { action: "failed", subject: { kind: "integration", id, name } },
          ),
        ]
      : []),
  ];
};
