import { serveMcp } from "#platform/http/mcp.ts";
import { mcp } from "#shared/contract/mcp.ts";
import { answer } from "./protocol/answer.ts";

export const handler = serveMcp(mcp, { message: answer });
