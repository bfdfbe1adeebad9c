import { requireOriginSecret } from "../../access/origin/origin-secret.ts";
import type { Step } from "../call.ts";

/** Refuses a request that bypasses CloudFront. */
export const requireOrigin: Step = {
  before: ({ event: { event } }) => requireOriginSecret(event),
};
