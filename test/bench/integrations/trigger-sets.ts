import { expressionOf } from "#lambdas/integrations/matching/expression.ts";
import type { Trigger } from "#shared/integrations/shapes.ts";
import { hostileExpressions } from "../../integrations/hostile-expressions.ts";

const integrations = 30;

const sets = (perIntegration: number, trigger: (at: number) => Trigger): Trigger[][] =>
  Array.from({ length: integrations }, (_, one) =>
    Array.from({ length: perIntegration }, (_, at) => trigger(one * perIntegration + at)),
  );

const isAccepted = (pattern: string): boolean => {
  try {
    expressionOf(pattern);
    return true;
  } catch {
    return false;
  }
};

/** The triggers of 30 integrations, the most that a chatbot may have; none of them matches the bench's message. */
export const triggerSets = (): Record<string, Trigger[][]> => {
  const hostile = hostileExpressions.filter(isAccepted);
  return {
    "90 usual triggers": sets(3, (at) =>
      at % 3 === 0
        ? { type: "regex", value: `\\b(?:parcel|shipment) ?(?:no\\.?|number)? ?${at}(\\d{5,8})\\b` }
        : { type: "keyword", value: `delivery of parcel ${at}`, extract_params: { order: "(\\d{5})" } },
    ),
    "600 keywords": sets(20, (at) => ({ type: "keyword", value: `Bestellung ${at} Straße` })),
    "600 hostile expressions": sets(20, (at) => ({
      type: "regex",
      value: hostile[at % hostile.length] ?? "",
    })),
  };
};
