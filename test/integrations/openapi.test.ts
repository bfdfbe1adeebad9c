import { expect, it } from "vitest";
import { readOpenApi } from "#lambdas/integrations/openapi/read-openapi.ts";
import { IntegrationForm } from "#shared/integrations/shapes.ts";

const shop = `
openapi: 3.1.0
info: { title: Shop }
servers: [{ url: "https://{region}.shop.example/v2/", variables: { region: { default: eu } } }]
security: [{ key: [] }]
paths:
  /orders/{order-id}:
    parameters: [{ $ref: "#/components/parameters/Order" }]
    get:
      summary: Order status
      parameters:
        - { name: lang, in: query, schema: { type: string } }
        - { name: view, in: query, required: true, schema: { type: string } }
    delete: { summary: Cancel }
  /appointments/search:
    post:
      operationId: searchAppointments
      security: [{ token: [] }]
      requestBody:
        content:
          application/json:
            schema:
              type: object
              required: [day, seats, kind]
              properties:
                day: { type: string, format: date }
                seats: { type: integer }
                kind: { enum: [repair, sale] }
                note: { type: string }
components:
  parameters:
    Order: { name: order-id, in: path, required: true, schema: { type: integer } }
  securitySchemes:
    key: { type: apiKey, in: header, name: X-Api-Key }
    token: { type: http, scheme: bearer }
`;

it("an OpenAPI document in YAML or JSON becomes integrations with their parameters", async () => {
  const { title, operations } = await readOpenApi(shop);
  expect([title, operations.map(({ label }) => label)]).toEqual([
    "Shop",
    ["GET /orders/{order-id}", "POST /appointments/search"],
  ]);
  const [status, search] = operations;
  expect(status).toMatchObject({
    fields: {
      name: "Order status",
      api_url_template: "https://eu.shop.example/v2/orders/{order_id}?view={view}",
      auth_type: "api_key_header",
      auth_header_name: "X-Api-Key",
      triggers: [{ value: "orders", extract_params: { order_id: "(\\d+)" } }],
    },
    notes: ["Left out as optional: lang"],
  });
  expect(search?.fields).toMatchObject({ http_method: "POST", auth_type: "bearer_token" });
  expect(JSON.parse(search!.fields.request_body_template)).toEqual({
    day: "{day}",
    seats: "{seats:number}",
    kind: "repair",
  });
  for (const { fields } of operations)
    expect(IntegrationForm.safeParse({ ...fields, auth_value: "key" }).error).toBeUndefined();
  const { parse } = await import("yaml");
  expect(await readOpenApi(JSON.stringify(parse(shop)))).toEqual({ title, operations });
});

it("version 2.0 is read too, and an unknown server is asked for", async () => {
  const { operations } = await readOpenApi(
    JSON.stringify({
      swagger: "2.0",
      host: "shop.example",
      basePath: "/v1",
      paths: { "/stock": { get: { summary: "Stock" } } },
    }),
  );
  expect(operations[0]?.fields.api_url_template).toBe("https://shop.example/v1/stock");
  const relative = await readOpenApi(
    "openapi: 3.0.0\nservers: [{url: /api}]\npaths: {/a: {get: {summary: A}}}",
  );
  expect(relative.operations[0]?.notes).toEqual(["Enter the server's address"]);
});

it.each([
  ["a text", "hello", /no OpenAPI document/],
  ["broken JSON", "{", /can't be read/],
  ["broken YAML", "a: [b", /can't be read/],
  [
    "aliases that unfold without end",
    `a: &a [x,x,x,x,x,x,x,x,x]\nb: &b [*a,*a,*a,*a,*a,*a,*a,*a,*a]\nc: &c [*b,*b,*b,*b,*b,*b,*b,*b,*b]\nd: [*c,*c,*c,*c,*c,*c,*c,*c,*c]`,
    /can't be read/,
  ],
])("%s is refused in words", async (_, text, message) => {
  await expect(readOpenApi(text)).rejects.toMatchObject({
    code: "invalid",
    message: expect.stringMatching(message),
  });
});

it("references in a circle end", async () => {
  const { operations } = await readOpenApi(
    'openapi: 3.0.0\npaths: {"/a/{b}": {get: {summary: A, parameters: [{$ref: "#/components/x"}]}}}\ncomponents: {x: {$ref: "#/components/x"}}',
  );
  expect(operations).toHaveLength(1);
});
