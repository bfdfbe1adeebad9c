import type { Endpoint } from "#shared/api-docs/endpoints.ts";
import { AppError, type Issue } from "#shared/errors.ts";
import { type Entered, type PlannedRequest, requestOf } from "./request-of.ts";

/** The request that these values make, or the field that keeps them from it. */
export const planOf = (
  endpoint: Endpoint,
  entered: Entered,
): { plan?: PlannedRequest; fault?: Issue | undefined } => {
  try {
    return { plan: requestOf(endpoint, entered) };
  } catch (error) {
    if (error instanceof AppError) return { fault: error.issues?.[0] };
    throw error;
  }
};
