import type { AreaThings } from "../things/area-things.ts";

const fields = {
  name: "Order status",
  description: "Where an order is",
  api_url_template: "https://api.example.com/orders/{order}",
  http_method: "GET",
  auth_type: "none",
  auth_value: null,
  auth_header_name: null,
  request_headers: {},
  request_body_template: "{}",
  response_mapping: '{"state": "data.status"}',
  triggers: [{ type: "keyword", value: "order", extract_params: { order: "(\\d{5})" } }],
} as const;

export const things: AreaThings = {
  kinds: {
    integration: {
      missing: "int_00000000000000000000000000",
      make: async ({ owner, name, idOf }) => {
        const given = { ...fields, triggers: [...fields.triggers], name: `Orders of ${name}` };
        return owner.integrations.create({ chatbotId: await idOf("chatbot"), ...given });
      },
    },
  },
  fields: { integrationId: "integration" },
  id: "integration",
  values: {
    ...fields,
    query: "Do you repair hubs?",
    document: "openapi: 3.1.0\ninfo: {title: Shop}\npaths: {}",
  },
};
