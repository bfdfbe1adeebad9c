import { AppWindow } from "lucide-react";
import type { Feature } from "../../lib/feature/feature.ts";

const home = "/app/integration-tools";

const paths = { widgets: () => home };

type OwnPaths = typeof paths;
declare module "../../lib/feature/paths.ts" {
  interface Paths extends OwnPaths {}
}

export const feature: Feature = {
  paths,
  screens: [{ path: home, load: async () => (await import("./widgets-page.tsx")).WidgetsPage }],
  nav: { name: "Widget Builder", to: home, icon: AppWindow, group: "chatbots", order: 30, needs: "edits" },
};
