import type { Context } from "aws-lambda";
import { logger } from "../platform/logger.ts";
import { startTrail } from "../platform/logging/trail.ts";
import { port } from "../platform/ports.ts";
import { sendInBatches } from "./send.ts";

/**
 * Has every document that is indexed for another embedding model, or by another analysis of text, than the present
 * ones indexed anew. Called once after each deployment; twice does no harm.
 */
export const handler = (_event: unknown, { awsRequestId }: Context): Promise<{ renewing: number }> =>
  startTrail({ requestId: awsRequestId }, async () => {
    const renewing = await sendInBatches((await port("search")).outdated());
    logger.info("renewal", { renewing });
    return { renewing };
  });
