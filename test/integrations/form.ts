import type { Input } from "#shared/contract/route.ts";
import type { TestResult } from "#shared/integrations/call-shapes.ts";
import type { integrations } from "#shared/integrations/routes.ts";

export type Form = Omit<Input<typeof integrations.create>, "chatbotId">;

/** The integration "Order status", which takes five digits from a question with the word "order". */
export const orderStatus = (api_url_template: string, changes: Partial<Form> = {}): Form => ({
  name: "Order status",
  api_url_template,
  http_method: "GET",
  auth_type: "none",
  request_headers: {},
  request_body_template: "{}",
  response_mapping: '{"state": "data.status", "arrives": "data.eta"}',
  triggers: [{ type: "keyword", value: "order", extract_params: { order: "(\\d{5})" } }],
  ...changes,
});

const step = (name: TestResult["steps"][number]["name"], at: number): TestResult["steps"][number] => ({
  name,
  state: "done",
  detail: "2 public addresses",
  started: at * 20,
  milliseconds: 20,
});

/** The result of a test that went through. */
export const matched: TestResult = {
  error: null,
  matched: true,
  extractedParams: { order: "48213" },
  apiResponse: { data: { status: "in transit" } },
  mappedResponse: { state: "in transit" },
  request: "GET /orders/48213",
  steps: (["trigger", "resolve", "connect", "send", "reply", "map"] as const).map(step),
  milliseconds: 120,
};
