import { serveMcp } from "#platform/http/mcp.ts";
import { mcp } from "#shared/mcp/routes.ts";
import { answer } from "./protocol/answer.ts";

export const handler = serveMcp(mcp, { message: answer });
