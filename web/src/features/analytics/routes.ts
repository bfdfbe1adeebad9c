import { ChartColumn } from "lucide-react";
import type { Feature } from "../../lib/feature.ts";

const home = "/app/analytics";

const paths = { analytics: () => home };

type OwnPaths = typeof paths;
declare module "../../lib/paths.ts" {
  interface Paths extends OwnPaths {}
}

export const feature: Feature = {
  paths,
  screens: [{ path: home, load: async () => (await import("./analytics-page.tsx")).AnalyticsPage }],
  nav: { name: "Analytics", to: home, icon: ChartColumn, group: "insight", order: 30, needs: "edits" },
};
