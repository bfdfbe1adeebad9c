import { ChartColumn } from "lucide-react";
import type { Feature } from "../../lib/feature.ts";

const home = "/app/analytics";

declare module "../../lib/feature.ts" {
  interface Parts {
    /** All of lead management; what it shows stands in the query of the page's address. */
    leadManagement: object;
  }
}

export const feature: Feature = {
  paths: {},
  screens: [{ path: home, load: async () => (await import("./analytics-page.tsx")).AnalyticsPage }],
  nav: { name: "Analytics", to: home, icon: ChartColumn, group: "insight", order: 30, needs: "edits" },
};
