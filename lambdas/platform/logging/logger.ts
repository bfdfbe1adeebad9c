import { Logger } from "@aws-lambda-powertools/logger";
import { ContextLogFormatter } from "./log-formatter.ts";

/**
 * Structured logs; each line has the ids of its log context (log-context.ts). Log ids, codes, durations and counts
 * only, never a body, token, name or address.
 */
export const logger = new Logger({
  serviceName: process.env.POWERTOOLS_SERVICE_NAME ?? "docent",
  logFormatter: new ContextLogFormatter(),
});
