import { ScrollText } from "lucide-react";
import type { Feature } from "#web/lib/feature/feature.ts";

const home = "/app/activity";

const paths = { activity: () => home };

type OwnPaths = typeof paths;
declare module "#web/lib/feature/paths.ts" {
  interface Paths extends OwnPaths {}
}

export const feature: Feature = {
  paths,
  screens: [{ path: home, load: async () => (await import("./activity-page.tsx")).ActivityPage }],
  nav: { name: "Activity", to: home, icon: ScrollText, group: "account", order: 10, needs: "everything" },
};
