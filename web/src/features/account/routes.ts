import { ScrollText } from "lucide-react";
import type { Feature } from "../../lib/feature.ts";

const home = "/app/activity";

const paths = { activity: () => home };

type OwnPaths = typeof paths;
declare module "../../lib/paths.ts" {
  interface Paths extends OwnPaths {}
}

export const feature: Feature = {
  paths,
  screens: [{ path: home, load: async () => (await import("./activity-page.tsx")).ActivityPage }],
  nav: { name: "Activity", to: home, icon: ScrollText, group: "account", order: 10, needs: "everything" },
};
