import * as z from "zod";
import { at } from "../contract/fields.ts";

/** The last calls of an integration in figures. */
export const CallFigures = z.object({
  calls: z.number().int(),
  failures: z.number().int(),
  /** Failures since the last call that succeeded. */
  failed_in_row: z.number().int(),
  /** Since when ten or more calls in a row have failed. */
  failing_since: at.nullable(),
  /** Milliseconds of all calls together. */
  total_ms: z.number().int(),
  last_at: at.nullable(),
  last_failed: z.boolean(),
});
export type CallFigures = z.infer<typeof CallFigures>;

export const stepNames = ["trigger", "resolve", "connect", "send", "reply", "map"] as const;

/** A step of a call. Times are milliseconds; `started` counts from the call's beginning. */
export const CallStep = z.object({
  name: z.enum(stepNames),
  state: z.enum(["done", "failed", "skipped"]),
  detail: z.string(),
  started: z.number(),
  milliseconds: z.number(),
});
export type CallStep = z.infer<typeof CallStep>;

/** A call as it is kept: without question, parameters and reply, which may be personal. */
export const Call = z.object({
  id: z.string(),
  at,
  milliseconds: z.number(),
  /** The reply's status; absent if there was none. */
  status: z.number().int().optional(),
  /** Why it failed, in words; absent for a call that succeeded. */
  error: z.string().optional(),
  steps: z.array(CallStep),
});
export type Call = z.infer<typeof Call>;

export const TestResult = z.object({
  /** Why the call failed, in words; null if it did not. */
  error: z.string().nullable(),
  matched: z.boolean(),
  extractedParams: z.record(z.string(), z.string()),
  /** The reply as it came: JSON, or text. Null without a reply. */
  apiResponse: z.unknown(),
  mappedResponse: z.unknown(),
  /** The request line and headers with secrets masked; null if nothing was sent. */
  request: z.string().nullable(),
  steps: z.array(CallStep),
  milliseconds: z.number(),
});
export type TestResult = z.infer<typeof TestResult>;
