import { areas } from "#lambdas/areas.ts";

/** The consumers of the outbox. Their modules are loaded on first use. */
export const consumers = areas.flatMap((area) => area.consumers ?? []);
