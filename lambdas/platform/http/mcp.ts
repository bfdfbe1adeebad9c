import type { APIGatewayProxyStructuredResultV2 } from "aws-lambda";
import type { Area, Route } from "#shared/contract/route.ts";
import type { Rate } from "#shared/errors.ts";
import { McpReply } from "#shared/mcp/shapes.ts";
import type { Handlers } from "./pipeline.ts";
import { headersOf, json } from "./response.ts";
import { serve } from "./serve.ts";

/** `serve` for an area whose routes speak the Model Context Protocol. */
export const serveMcp = <A extends Area>(area: A, handlers: Handlers<A>) => serve(area, handlers, { send });

const send = (route: Route, output: unknown, rate: Rate | undefined): APIGatewayProxyStructuredResultV2 => {
  const { status, message } = McpReply.parse(output);
  if (message) return json(route, status, message, rate);
  return { statusCode: status, headers: headersOf(route, rate) };
};
