import { AwsError } from "../../aws/aws-json.ts";
import { typeOf } from "./attribute-order.ts";
import { type Expression, isExpression, isPath } from "./expression.ts";

const ordering = ["<", "<=", ">", ">=", "between"];
const ordered = ["S", "N", "B"];

/** Refuses to order what has no order, such as a map; `place` is the parameter the condition stands in. */
export const refuseUnordered = (expression: Expression, place: string): void => {
  for (const arg of expression.args) {
    if (isPath(arg)) continue;
    if (isExpression(arg)) refuseUnordered(arg, place);
    else if (ordering.includes(expression.type) && !ordered.includes(typeOf(arg))) {
      const operator = expression.type.toUpperCase();
      throw new AwsError(
        "ValidationException",
        `Invalid ${place}: Incorrect operand type for operator or function; operator or function: ${operator}, operand type: ${typeOf(arg)}`,
      );
    }
  }
};
