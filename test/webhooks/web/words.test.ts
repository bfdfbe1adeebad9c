import { expect, it } from "vitest";
import { webhookEventNames } from "#shared/webhooks/rules.ts";
import type { Delivery, Webhook } from "#shared/webhooks/shapes.ts";
import { fieldsOf, formOf, WebhookForm } from "#web/features/webhooks/dialogs/webhook-form.ts";
import { requestText } from "#web/features/webhooks/log/request-text.ts";
import {
  adviceOn,
  beatsOf,
  beatWords,
  chatbotsIn,
  duration,
  eventsIn,
  nextAttempt,
  outcomeOf,
  standingOf,
  untilTime,
} from "#web/features/webhooks/words.ts";

const webhook: Webhook = {
  id: "hook_a",
  user_id: "usr_ann",
  url: "https://hooks.example.com/docent",
  events: ["answer.refused"],
  rag_system_ids: [],
  includes_tests: false,
  is_active: true,
  off: null,
  secret_end: "4kQ9",
  former_secret_until: null,
  created_at: "2026-11-01T00:00:00.000Z",
  last_at: null,
  last_failed: false,
  failing_since: null,
  rests_until: null,
  waiting: 0,
  failing: 0,
  hours: [],
  week_delivered: 0,
  week_median_ms: null,
};
const at = "2026-11-22T11:31:40.000Z";
const delivery: Delivery = {
  id: "whm_a",
  webhook_id: "hook_a",
  type: "answer.refused",
  at,
  state: "waiting",
  attempts: [],
  next_at: at,
};
const failed = { at, milliseconds: 30, status: 503, error: "Your server answered 503." };

it("an endpoint is active, failing, off by a user or switched off", () => {
  const words = [
    webhook,
    { ...webhook, failing_since: at },
    { ...webhook, is_active: false, off: { reason: "user" as const, at } },
    { ...webhook, is_active: false, off: { reason: "gone" as const, at } },
  ].map((one) => standingOf(one).word);
  expect(words).toEqual(["Active", "Failing", "Off", "Switched off"]);
});

it("a row names what an endpoint gets", () => {
  const names = new Map([["bot_a", "Shop help"]]);
  const of = (rag_system_ids: string[]) => chatbotsIn({ rag_system_ids }, names);
  expect([of([]), of(["bot_a"]), of(["bot_a", "bot_b", "bot_c"]), of(["bot_b"])]).toEqual([
    "All chatbots",
    "Shop help",
    "Shop help and 2 more",
    "1 chatbot",
  ]);
  expect([eventsIn(webhook), eventsIn({ events: webhookEventNames })]).toEqual([
    "answer.refused",
    "all 10 events",
  ]);
});

it("an hour is empty, good, mixed or bad, and the day is said in words", () => {
  const hours = [
    { delivered: 0, failed: 0 },
    { delivered: 3, failed: 0 },
    { delivered: 3, failed: 1 },
    { delivered: 0, failed: 1 },
  ];
  expect(beatsOf(hours)).toEqual(["none", "good", "mixed", "bad"]);
  expect(beatWords(hours)).toBe("In the last 24 hours 6 delivered, 2 failed attempts");
  expect(beatWords([])).toBe("No attempt in the last 24 hours");
});

it.each<[Partial<Delivery>, string, string]>([
  [{}, "wait", "Waits"],
  [{ attempts: [failed] }, "503", "Failed, is sent again"],
  [{ attempts: [failed], state: "failed", next_at: null }, "503", "Given up"],
  [{ attempts: [{ ...failed, status: undefined }] }, "error", "Failed, is sent again"],
  [
    { state: "delivered", next_at: null, attempts: [{ at, milliseconds: 8, status: 204 }] },
    "204",
    "Delivered",
  ],
  [{ state: "dropped", next_at: null }, "gone", "Not sent, its texts were deleted"],
  [{ state: "failed", next_at: null }, "unsent", "Given up"],
])("a delivery with %j shows %s", (changes, word, name) => {
  expect(outcomeOf({ ...delivery, ...changes })).toMatchObject({ word, name });
});

it("a delivery that is not well comes with advice", () => {
  expect(adviceOn({ ...delivery, attempts: [failed] })).toBe("Your server answered 503.");
  expect(adviceOn({ ...delivery, state: "failed" })).toMatch(/switched on without the events/);
  expect(adviceOn({ ...delivery, state: "dropped" })).toMatch(/texts .* were deleted/);
  expect(adviceOn({ ...delivery, state: "delivered", attempts: [failed] })).toBeUndefined();
});

it("the next attempt waits for an endpoint that rests or is off", () => {
  const now = Date.parse(at) - 5000;
  const later = "2026-11-22T11:32:35.000Z";
  expect(nextAttempt(delivery, webhook, now)).toEqual({ words: "Next in 5 s", at });
  expect(nextAttempt(delivery, { ...webhook, rests_until: later }, now)).toEqual({
    words: "Next in 60 s",
    at: later,
  });
  expect(nextAttempt(delivery, { ...webhook, is_active: false }, now)?.words).toMatch(/switched on/);
  expect(nextAttempt({ next_at: null }, webhook, now)).toBeUndefined();
});

it("times are as long as they need to be", () => {
  expect([84, 15_000].map(duration)).toEqual(["84 ms", "15.0 s"]);
  const from = Date.parse(at);
  const after = (seconds: number) => untilTime(new Date(from + seconds * 1000).toISOString(), from);
  expect([-5, 5, 300, 7200].map(after)).toEqual(["now", "in 5 s", "in 5 min", "in 2 h"]);
});

it("a request is shown with its headers and an indented body", () => {
  const request = { body: '{"type":"answer.refused"}', timestamp: "1795347100", signature: "v1,abc=" };
  expect(requestText("whm_a", request)).toBe(
    'webhook-id: whm_a\nwebhook-timestamp: 1795347100\nwebhook-signature: v1,abc=\n\n{\n  "type": "answer.refused"\n}',
  );
});

it("a form for chosen chatbots needs one, and one for all forgets the chosen", () => {
  const form = { ...formOf(), url: "https://hooks.example.com/", rag_system_ids: ["bot_a"] };
  expect(formOf().events).not.toContain("message.created");
  expect(fieldsOf(WebhookForm.parse(form)).rag_system_ids).toEqual([]);
  expect(fieldsOf(WebhookForm.parse({ ...form, scope: "chosen" })).rag_system_ids).toEqual(["bot_a"]);
  const { error } = WebhookForm.safeParse({ ...form, scope: "chosen", rag_system_ids: [] });
  expect(error?.issues).toMatchObject([
    { path: ["rag_system_ids"], message: "Choose at least one chatbot." },
  ]);
  expect(formOf({ ...webhook, rag_system_ids: ["bot_a"] }).scope).toBe("chosen");
});
