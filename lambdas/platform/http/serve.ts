import middy from "@middy/core";
import type { APIGatewayProxyEventV2 } from "aws-lambda";
import type { Area, Route } from "#shared/contract/route.ts";
import type { Rate } from "#shared/errors.ts";
import { rateOf } from "../access/context.ts";
import type { Call, Reply } from "./call.ts";
import { type Handlers, router, unrouted } from "./pipeline.ts";
import { json } from "./response.ts";

/**
 * The Lambda handler of an area's plain routes. `handlers` covers the whole area; an area with streaming routes exports
 * `serveStream` of the same handlers beside it.
 */
export const serve = <A extends Area>(area: A, handlers: Handlers<A>, options: Options = {}) =>
  middy<APIGatewayProxyEventV2, Reply>()
    .use(unrouted)
    .handler(router(area, handlers, { streams: false, respond: respondWith(options) }));

interface Options {
  /** Sends the output of routes with `isFile` or a `protocol`; a function without such routes does not load its code. */
  send?: (route: Route, output: unknown, rate: Rate | undefined) => Reply;
}

type Handle = (input: unknown, context: unknown) => Promise<unknown>;

const respondWith =
  ({ send }: Options) =>
  async ({ route, input, context }: Call, handle: Handle) => {
    const output = await handle(input, context);
    if ((route.isFile || route.protocol) && send) return send(route, output, rateOf(context));
    return json(route, 200, route.output.parse(output), rateOf(context));
  };
