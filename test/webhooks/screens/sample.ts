import type { Webhook } from "#shared/webhooks/shapes.ts";

export const webhookOf = (id: string): Webhook => ({
  id,
  user_id: "user-1",
  url: "https://hooks.docent-test.example/events",
  events: ["answer.refused"],
  rag_system_ids: [],
  includes_tests: false,
  is_active: true,
  off: null,
  secret_end: "wxyz",
  former_secret_until: null,
  created_at: "2026-11-20T09:00:00.000Z",
  last_at: null,
  last_failed: false,
  failing_since: null,
  rests_until: null,
  waiting: 0,
  failing: 0,
  hours: [],
  week_delivered: 0,
  week_median_ms: null,
});
