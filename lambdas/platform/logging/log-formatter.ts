import { LogFormatter, LogItem } from "@aws-lambda-powertools/logger";
import type { LogAttributes, UnformattedAttributes } from "@aws-lambda-powertools/logger/types";
import { logIds } from "./log-context.ts";
import { stackInSources } from "./stack-in-sources.ts";

/** One flat line, which starts with when and what, then says by which ids it is found. */
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
