import { Logger } from "@aws-lambda-powertools/logger";
import { ContextLogFormatter } from "./log-formatter.ts";

/**
 * Structured logs, each line with the ids of the work that it comes from (`logging/trail.ts`). Never pass it a body, a
 * token, a name or an address: ids, codes, durations and counts only.
 */
export const logger = new Logger({
  serviceName: process.env.POWERTOOLS_SERVICE_NAME ?? "docent",
  logFormatter: new ContextLogFormatter(),
});
