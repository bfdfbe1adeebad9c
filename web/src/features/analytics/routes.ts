import { ChartColumn } from "lucide-react";
import type { Feature } from "../../lib/feature/feature.ts";

const home = "/app/analytics";

export const feature: Feature = {
  paths: {},
  screens: [{ path: home, load: async () => (await import("./analytics-page.tsx")).AnalyticsPage }],
  nav: { name: "Analytics", to: home, icon: ChartColumn, group: "insight", order: 30, needs: "edits" },
};
