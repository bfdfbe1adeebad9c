import { logger } from "#platform/logging/logger.ts";
import { port } from "#platform/ports.ts";
import { accountTopic } from "#platform/realtime/port.ts";
import type { ApplicationKey } from "./entities.ts";

/** Tells the account's open pages that an application has changed. A failure is only logged, because pages poll without. */
export const tellPages = async ({ user_id, id }: ApplicationKey): Promise<void> => {
  try {
    const realtime = await port("realtime");
    await realtime.publish(accountTopic(user_id), { type: "application", applicationId: id });
  } catch (error) {
    logger.warn("a change could not be pushed", error instanceof Error ? error : new Error(String(error)));
  }
};
