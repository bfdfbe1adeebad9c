import middy from "@middy/core";
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from "aws-lambda";
import type { Area, Route } from "#shared/contract/route.ts";
import { rateOf } from "../access/context.ts";
import { type Call, type Handlers, router, unrouted } from "./pipeline.ts";
import { json } from "./response.ts";

/**
 * The Lambda handler of an area's plain routes. `handlers` covers the whole area; an area with streaming routes exports
 * `serveStream` of the same handlers beside it.
 */
export const serve = <A extends Area>(area: A, handlers: Handlers<A>, options: Options = {}) =>
  middy<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2>()
    .use(unrouted)
    .handler(router(area, handlers, { streams: false, respond: respondWith(options) }));

interface Options {
  /** Sends the output of routes with `isFile`; a function without such routes does not load the code for it. */
  file?: (route: Route, output: unknown) => APIGatewayProxyStructuredResultV2;
}

type Handle = (input: unknown, context: unknown) => Promise<unknown>;

const respondWith =
  ({ file }: Options) =>
  async ({ route, input, context, handle }: Call<Handle>) => {
    const output = await handle(input, context);
    if (route.isFile && file) return file(route, output);
    return json(route, 200, route.output.parse(output), rateOf(context));
  };
