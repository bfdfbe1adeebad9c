import middy from "@middy/core";
import httpRouter from "@middy/http-router";
import type { APIGatewayProxyEventV2, APIGatewayProxyResultV2, Context as LambdaContext } from "aws-lambda";
import type { Area, Output, Parsed, Route } from "#shared/contract/route.ts";
import { type ContextOf, contextOf, rateOf } from "../access/context.ts";
import { requireOriginSecret } from "../access/origin-secret.ts";
import { startLogContext } from "../logging/log-context.ts";
import { withRequestLine } from "../logging/request-line.ts";
import { toAppError } from "./errors.ts";
import { inputOf } from "./request.ts";
import { json, preflight } from "./response.ts";

export type Handlers<A extends Area> = {
  [R in keyof A]: (input: Parsed<A[R]>, context: ContextOf<A[R]>) => Promise<Output<A[R]>>;
};

/** One Lambda per area: its contract entries become routes, its functions become their handlers. */
export const serve = <A extends Area>(area: A, handlers: Handlers<A>) =>
  middy<APIGatewayProxyEventV2, APIGatewayProxyResultV2>()
    .use({
      onError: ({ error, context: { awsRequestId: requestId } }) =>
        startLogContext({ requestId }, () => failed(undefined, error)),
    })
    .handler(
      httpRouter(
        Object.entries(area).flatMap(([name, route]) => routesOf(name, route, handlers[name] as Handle)),
      ),
    );

type Handle = (input: unknown, context: unknown) => Promise<unknown>;

const routesOf = (name: string, route: Route, handle: Handle) => [
  { method: route.method, path: route.path, handler: endpoint(name, route, handle) },
  ...(route.access === "owner"
    ? []
    : [{ method: "OPTIONS" as const, path: route.path, handler: async () => preflight(route) }]),
];

const endpoint =
  (name: string, route: Route, handle: Handle) =>
  (event: APIGatewayProxyEventV2, lambda: LambdaContext): Promise<APIGatewayProxyResultV2> =>
    withRequestLine(name, lambda, () =>
      answer(route, event, handle).catch((error: unknown) => failed(route, error)),
    );

const answer = async (route: Route, event: APIGatewayProxyEventV2, handle: Handle) => {
  await requireOriginSecret(event);
  const context = await contextOf(route, event);
  const output = await handle(inputOf(route, event), context);
  return json(route, 200, route.output.parse(output), rateOf(context));
};

const failed = (route: Route | undefined, error: unknown) => {
  const visible = toAppError(error);
  return json(route, visible.status, visible);
};
