import type { Context as LambdaContext } from "aws-lambda";
import { logFields, startLogContext } from "./log-context.ts";
import { logger } from "./logger.ts";

/** Answers a request in its own log context, and logs one line with its route, status and duration. */
export const withRequestLine = <Reply extends { statusCode?: number }>(
  route: string,
  { awsRequestId: requestId }: LambdaContext,
  answer: () => Promise<Reply>,
): Promise<Reply> =>
  startLogContext({ requestId }, async () => {
    const startedAt = performance.now();
    const reply = await answer();
    const milliseconds = Math.round(performance.now() - startedAt);
    logger.info("request", { route, ...logFields(), status: reply.statusCode, milliseconds });
    return reply;
  });
