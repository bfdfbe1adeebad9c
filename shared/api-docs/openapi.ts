import * as z from "zod";
import {
  type Contract,
  isQueryMethod,
  pathParameters,
  type Route,
  scopeOf,
  takesIdempotencyKey,
} from "../contract/route.ts";
import { refusals, schemas } from "./openapi-refusals.ts";

/** The OpenAPI 3.1 document of a contract. */
export const openapi = (contract: Contract) => ({
  openapi: "3.1.0",
  info: {
    title: "Docent",
    version: "1.0.0",
    summary: "Chatbots that answer from their owner's documents",
  },
  servers: [{ url: "/" }],
  tags: Object.keys(contract).map((name) => ({ name })),
  paths: paths(contract),
  components: {
    securitySchemes: {
      owner: {
        type: "http",
        scheme: "bearer",
        bearerFormat: "JWT",
        description: "A signed-in owner's access token",
      },
      visitor: { type: "http", scheme: "bearer", description: "A visitor session's token" },
      apiKey: { type: "http", scheme: "bearer", description: "An API key, also in the header x-api-key" },
    },
    schemas,
  },
});

const paths = (contract: Contract) => {
  const found: Record<string, Record<string, unknown>> = {};
  for (const [tag, area] of Object.entries(contract))
    for (const [name, route] of Object.entries(area)) {
      found[route.path] ??= {};
      Object.assign(found[route.path] ?? {}, { [route.method.toLowerCase()]: operation(tag, name, route) });
    }
  return found;
};

const operation = (tag: string, name: string, route: Route) => ({
  operationId: `${tag}_${name}`,
  summary: route.summary,
  tags: [tag],
  security: route.access === "public" ? [] : [{ [route.access]: [] }],
  ...(route.access === "apiKey" && { "x-scope": scopeOf(route) }),
  ...(route.protocol && { "x-protocol": route.protocol }),
  parameters: parameters(route),
  ...requestBody(route),
  responses: {
    200: { description: "Done", content: answers(route) },
    ...(route.protocol && { 202: { description: "Taken; there is nothing to answer" } }),
    ...refusals(route),
  },
});

const answers = (route: Route) => {
  if (route.isFile) return { "*/*": { schema: { type: "string", format: "binary" } } };
  if (route.protocol)
    return { "application/json": { schema: { $ref: "#/components/schemas/JsonRpcMessage" } } };
  return {
    "application/json": { schema: schemaOf(route.output, "output") },
    ...(route.streams && { "text/event-stream": { schema: { type: "string" } } }),
  };
};

const parameters = (route: Route) => {
  const inPath = pathParameters(route.path);
  const inQuery = isQueryMethod(route.method)
    ? Object.keys(route.input.shape).filter((key) => !inPath.includes(key))
    : [];
  return [
    ...inPath.map((key) => parameter(route, key, "path")),
    ...inQuery.map((key) => parameter(route, key, "query")),
    ...(takesIdempotencyKey(route) ? [idempotencyKey] : []),
  ];
};

const idempotencyKey = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  schema: { type: "string", minLength: 1, maxLength: 255 },
  description:
    "A request that is sent again with the same key within 24 hours has one effect and the same reply.",
};

const parameter = (route: Route, name: string, place: "path" | "query") => {
  const schema = schemaOf(route.input, "input");
  const required = place === "path" || (schema.required ?? []).includes(name);
  return { name, in: place, required, schema: schema.properties?.[name] ?? {} };
};

const requestBody = (route: Route) => {
  const inPath = pathParameters(route.path);
  const keys = Object.keys(route.input.shape).filter((key) => !inPath.includes(key));
  if (isQueryMethod(route.method) || keys.length === 0) return {};
  const { properties = {}, required = [], ...schema } = schemaOf(route.input, "input");
  return {
    requestBody: {
      required: true,
      content: {
        "application/json": {
          schema: {
            ...schema,
            properties: Object.fromEntries(keys.map((key) => [key, inJson(properties[key])])),
            required: required.filter((key) => keys.includes(key)),
          },
        },
        ...(route.form && { "multipart/form-data": { schema: formOf(properties) } }),
      },
    },
  };
};

/** The same without the files that only a form carries. */
const inJson = (schema: Schema): Schema => {
  if (typeof schema !== "object" || !schema.anyOf) return schema;
  const { anyOf, ...rest } = schema;
  const texts = anyOf.filter((one) => typeof one !== "object" || one.format !== "binary");
  return texts.length === 1 && texts.length < anyOf.length ? { ...rest, ...(texts[0] as object) } : schema;
};

type Schema = z.core.JSONSchema._JSONSchema | undefined;

/** A form has the file in place of its content, and that knows its name and type. */
const formOf = ({ content: _, id: __, ...others }: Record<string, unknown>) => ({
  type: "object",
  properties: { file: { type: "string", format: "binary", description: "The file." }, ...others },
  required: ["file"],
});

const schemaOf = (shape: z.ZodType, io: "input" | "output") => {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, { io });
  return schema;
};
