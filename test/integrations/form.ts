import type { integrations } from "#shared/contract/integrations.ts";
import type { Input } from "#shared/contract/route.ts";

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
