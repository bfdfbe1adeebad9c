import { AwsError } from "../../aws/aws-json.ts";
import { matches } from "../conditions/matches.ts";
import type { Input } from "../store/dynalite.ts";
import type { Item } from "../store/dynalite-types.ts";

/** Throws where the item, or its absence, does not fulfil the condition; else the input without it. */
export const checkedCondition = ({ _condition, ...input }: Input, item: Item | undefined): Input => {
  if (_condition && !matches(item ?? {}, _condition.expression)) {
    throw new AwsError("ConditionalCheckFailedException", "The conditional request failed");
  }
  return input;
};
