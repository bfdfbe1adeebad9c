import * as z from "zod";
import type { McpContext } from "#platform/access/key/admit-mcp.ts";
import { page } from "#shared/contract/fields.ts";
import { listTools } from "../tools/list.ts";
import { ProtocolFailure } from "./failure.ts";
import { discover, greet, kept } from "./server.ts";

type Method = (params: Record<string, unknown>, context: McpContext) => Promise<object>;

/** The method of a request in its era of the protocol; undefined for one that is not known there. */
export const methodOf = (name: string, stateless: boolean): Method | undefined => {
  const known = { ...methods, ...(stateless ? ofStateless : ofHandshakes) };
  return Object.hasOwn(known, name) ? known[name] : undefined;
};

const ofHandshakes: Record<string, Method> = {
  initialize: async (params, { apiKey }) => {
    const { protocolVersion } = parsed(z.looseObject({ protocolVersion: z.string() }), params);
    return greet(protocolVersion, apiKey);
  },
  ping: async () => ({}),
};

const ofStateless: Record<string, Method> = {
  "server/discover": async (_, { apiKey }) => discover(apiKey),
};

/** Each call that does more than tell what there is counts against the key's limits. */
const methods: Record<string, Method> = {
  "tools/list": async (_, { apiKey }) => ({ ...(await listTools(apiKey)), ...kept }),
  "tools/call": async (params, context) => {
    const call = parsed(Call, params);
    await context.count();
    const { callTool } = await import("../tools/call.ts");
    return callTool(call, context.apiKey);
  },
  "resources/list": async (params, context) => {
    const { cursor } = parsed(page.pick({ cursor: true }), params);
    await context.count();
    const { listResources } = await import("../resources/list.ts");
    return { ...(await listResources(context.apiKey, cursor)), ...kept, ttlMs: 0 };
  },
  "resources/templates/list": async () => {
    const { templates } = await import("../resources/list.ts");
    return { resourceTemplates: templates, ...kept };
  },
  "resources/read": async (params, context) => {
    const { uri } = parsed(z.looseObject({ uri: z.string().max(500) }), params);
    await context.count();
    const { readResource } = await import("../resources/read.ts");
    return { ...(await readResource(context.apiKey, uri)), ...kept, ttlMs: 0 };
  },
};

const Call = z.looseObject({
  name: z.string().max(200),
  arguments: z.record(z.string(), z.unknown()).default({}),
});

const parsed = <S extends z.ZodType>(shape: S, params: unknown): z.output<S> => {
  const { success, data, error } = shape.safeParse(params);
  if (success) return data;
  const { path = [], message = "" } = error.issues[0] ?? {};
  throw new ProtocolFailure("invalidParams", `${path.join(".") || "params"}: ${message}`.slice(0, 300));
};
