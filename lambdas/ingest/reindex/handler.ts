import type { Context } from "aws-lambda";
import { startLogContext } from "#platform/logging/log-context.ts";
import { logger } from "#platform/logging/logger.ts";
import { port } from "#platform/ports.ts";
import { enqueueOutdated } from "./enqueue-outdated.ts";

/**
 * Enqueues every document that is indexed for a former embedding model or by a former text analysis. Runs once after
 * each deployment and is idempotent.
 */
export const handler = (_event: unknown, { awsRequestId }: Context): Promise<{ reindexing: number }> =>
  startLogContext({ requestId: awsRequestId }, async () => {
    const reindexing = await enqueueOutdated((await port("search")).outdated());
    logger.info("reindex", { reindexing });
    return { reindexing };
  });
