import type { Feature } from "../../lib/feature.ts";

declare module "../../lib/feature.ts" {
  interface Parts {
    /** All of lead management; what it shows stands in the query of the page's address. */
    leadManagement: object;
  }
}

export const feature: Feature = {
  paths: {},
  screens: [],
  parts: {
    leadManagement: async () => (await import("./lead-management.tsx")).LeadManagement,
  },
};
