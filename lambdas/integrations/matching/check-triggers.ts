import { AppError, type Issue } from "#shared/errors.ts";
import type { Trigger } from "#shared/integrations/shapes.ts";
import { expressionOf } from "./expression.ts";

/** Throws AppError `invalid` that names each expression that can't be used. */
export const checkTriggers = (triggers: Trigger[]): void => {
  const issues = triggers.flatMap(({ type, value, extract_params = {} }, at): Issue[] => [
    ...(type === "regex" ? issuesOf(value, `triggers.${at}.value`) : []),
    ...Object.entries(extract_params).flatMap(([name, taken]) => {
      const path = `triggers.${at}.extract_params.${name}`;
      return typeof taken === "string"
        ? issuesOf(taken, path)
        : groupIssues({ type, value, index: taken, path });
    }),
  ]);
  if (issues.length > 0) throw new AppError("invalid", issues[0]?.message ?? "", issues);
};

const issuesOf = (pattern: string, path: string): Issue[] => {
  try {
    expressionOf(pattern);
    return [];
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return [{ path, message: error.message }];
  }
};

const groupIssues = (given: {
  type: Trigger["type"];
  value: string;
  index: number;
  path: string;
}): Issue[] => {
  const { type, value, index, path } = given;
  if (type === "keyword")
    return [{ path, message: "A keyword has no groups. Enter an expression that finds the parameter." }];
  if (issuesOf(value, path).length > 0 || index <= expressionOf(value).groups) return [];
  return [{ path, message: `The expression has no group ${index}. Put the part in parentheses.` }];
};
