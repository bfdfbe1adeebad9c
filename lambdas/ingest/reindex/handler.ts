import type { Context } from "aws-lambda";
import { startLogContext } from "#platform/logging/log-context.ts";
import { logger } from "#platform/logging/logger.ts";
import { port } from "#platform/ports.ts";
import { enqueueOutdated } from "./enqueue-outdated.ts";

/**
 * Has every document that is indexed for another embedding model, or by another analysis of text, than the present
 * ones indexed anew. Called once after each deployment; twice does no harm.
 */
export const handler = (_event: unknown, { awsRequestId }: Context): Promise<{ renewing: number }> =>
  startLogContext({ requestId: awsRequestId }, async () => {
    const renewing = await enqueueOutdated((await port("search")).outdated());
    logger.info("renewal", { renewing });
    return { renewing };
  });
