import { LogFormatter, LogItem } from "@aws-lambda-powertools/logger";
import type { LogAttributes, UnformattedAttributes } from "@aws-lambda-powertools/logger/types";
import { logIds } from "./log-context.ts";
import { stackInSources } from "./stack-in-sources.ts";

/** One flat JSON line: level, message and time first, then the log context's ids, then the line's own fields. */
export class ContextLogFormatter extends LogFormatter {
  formatAttributes(line: UnformattedAttributes, more: LogAttributes): LogItem {
    const { logLevel: level, message, timestamp, serviceName: service, xRayTraceId } = line;
    const own = { level, message, timestamp: this.formatTimestamp(timestamp), service };
    return new LogItem({ attributes: { ...own, xray_trace_id: xRayTraceId, ...logIds() } }).addAttributes(
      more,
    );
  }

  override formatError(error: Error): LogAttributes {
    const stack = stackInSources(error.stack ?? "");
    return { ...super.formatError(error), location: this.getCodeLocation(stack), stack };
  }
}
