import { failedCondition, transact } from "#platform/table/client.ts";
import { failingDays } from "#shared/webhooks/rules.ts";
import { type StoredWebhook, stateEntity, type WebhookKey, type WebhookState } from "../entities.ts";
import { eraseLog } from "../log/erase-log.ts";
import { endState, endTurn, keepTurn, senderSeconds, type Turn, takeTurn, wake } from "../state.ts";
import { webhookStore } from "../store.ts";
import type { Sent } from "./attempt.ts";
import { mailSwitchedOff } from "./off-mail.ts";
import { countAttempts, hurry, nextDueAt, sendRound, stateAfter } from "./rounds.ts";

/** Later attempts are found by the schedule, which runs each minute. */
const soonMs = 90_000;

/** Left of the function's time for the attempts that are under way. */
const reserveMs = 25_000;

/** Handles a message that names an endpoint. */
export const sendWebhooks = async (
  webhook: WebhookKey,
  { until, isFirst }: { until: number; isFirst: boolean },
): Promise<void> => {
  const isSent = await sendDue(webhook, until - reserveMs);
  // The process that holds the turn may be the one whose end brought the message back.
  if (!isSent && !isFirst) await wake(webhook, senderSeconds);
};

/**
 * Sends what is due to one endpoint, round after round, until nothing is, the endpoint rests, or `until` has come, in
 * milliseconds since 1970; then another message goes on. Does nothing, and returns false, while another process sends to
 * the endpoint. All progress is in the table: an attempt under way when the process is killed is repeated.
 */
export const sendDue = async (key: WebhookKey, until: number): Promise<boolean> => {
  const turn = await takeTurn(key);
  if (!turn) return false;
  await sendRounds(turn, until);
  return true;
};

const sendRounds = async (turn: Turn, until: number): Promise<void> => {
  const key = turn.webhook;
  /** Returns false if the turn goes on, because more was queued. */
  const end = async (state: WebhookState, due_at?: string): Promise<boolean> => {
    if (!(await endTurn(turn, state, due_at))) return false;
    const wait = due_at === undefined ? undefined : Date.parse(due_at) - Date.now();
    if (wait !== undefined && wait < soonMs) await wake(key, Math.max(0, Math.ceil(wait / 1000)));
    return true;
  };
  let changes: Partial<WebhookState> = {};
  for (;;) {
    const state = await keepTurn(turn, changes);
    if (!state) return;
    changes = {};
    const now = new Date().toISOString();
    const isLate = Date.now() > until;
    const webhook = await webhookStore.find(key);
    if (!webhook && !isLate && (await eraseLog(key.id, until))) {
      if (await endState(turn, state)) return;
    } else if (!webhook || isLate) {
      if (await end(state, now)) return;
    } else if (state.owes_mail) {
      await mailSwitchedOff(webhook);
      changes = { owes_mail: false };
    } else if (!webhook.is_active) {
      if (await end(state)) return;
    } else if (state.hurries) {
      changes = { hurries: !(await hurry(webhook, until)) };
    } else if (state.rests_until && state.rests_until > now) {
      if (await end(state, state.rests_until)) return;
    } else {
      const attempts = await sendRound(webhook, state);
      if (attempts.length === 0) {
        if (await end(state, await nextDueAt(key.id))) return;
        continue;
      }
      changes = stateAfter(state, attempts);
      await countAttempts(webhook, attempts);
      await switchOffIf(webhook, { ...state, ...changes }, attempts);
    }
  }
};

/** Switches an endpoint off that wants no more events, or that has only failed for days. */
const switchOffIf = async (
  webhook: StoredWebhook,
  { failed_in_row, failing_since = "" }: WebhookState,
  attempts: Sent[],
): Promise<void> => {
  const isGone = attempts.some(({ status }) => status === 410);
  const limit = new Date(Date.now() - failingDays * 86_400_000).toISOString();
  if (!isGone && (failed_in_row === 0 || failing_since > limit)) return;
  await transact([
    ...webhookStore.switchedOff(webhook, isGone ? "gone" : "failing"),
    stateEntity.change(webhook, { set: { owes_mail: true } }),
  ]).catch((error) => {
    // A user has switched it off or deleted it in between.
    if (!failedCondition(error)) throw error;
  });
};
