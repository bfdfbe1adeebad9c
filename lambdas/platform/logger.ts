import { Logger } from "@aws-lambda-powertools/logger";

/** Structured logs. Never pass it a body, a token, a name or an address: ids, codes and durations only. */
export const logger = new Logger({ serviceName: process.env.POWERTOOLS_SERVICE_NAME ?? "docent" });
