import { Radio } from "lucide-react";
import type { Feature } from "../../lib/feature/feature.ts";
import { withQuery } from "../../lib/feature/with-query.ts";

const home = "/app/chat-monitoring";

const paths = { monitoring: (conversation?: string) => withQuery(home, { conversation }) };

type OwnPaths = typeof paths;
declare module "../../lib/feature/paths.ts" {
  interface Paths extends OwnPaths {}
}

export const feature: Feature = {
  paths,
  screens: [{ path: home, load: async () => (await import("./monitoring-page.tsx")).MonitoringPage }],
  nav: { name: "Live Monitoring", to: home, icon: Radio, group: "insight", order: 10, isNew: true },
};
