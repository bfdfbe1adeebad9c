import { onDeploy } from "#platform/events/on-deploy.ts";
import { port } from "#platform/ports.ts";
import { enqueueOutdated } from "./enqueue-outdated.ts";

/**
 * Enqueues every document that is indexed for a former embedding model or by a former text analysis. Runs once after
 * each deployment and is idempotent.
 */
export const handler = onDeploy("reindex", async () => ({
  reindexing: await enqueueOutdated((await port("search")).outdated()),
}));
