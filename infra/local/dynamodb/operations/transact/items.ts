import * as z from "zod";
import { AwsError } from "#infra/local/aws/aws-json.ts";

export const transactItems = <Step extends z.ZodType>(step: Step) => z.array(step).min(1).max(100);

export function refuseDuplicates(paths: string[]): void {
  if (new Set(paths).size === paths.length) return;
  const message = "Transaction request cannot include multiple operations on one item";
  throw new AwsError("ValidationException", message);
}
