import { Settings } from "lucide-react";
import type { Feature } from "#web/lib/feature/feature.ts";

const home = "/app/settings";

const paths = {
  /** The account's settings, with one of their sections in view. */
  settings: (section?: "language-models") => (section ? `${home}#${section}` : home),
};

type OwnPaths = typeof paths;
declare module "#web/lib/feature/paths.ts" {
  interface Paths extends OwnPaths {}
}

export const feature: Feature = {
  paths,
  screens: [
    { path: home, load: async () => (await import("./settings-page.tsx")).SettingsPage },
    {
      path: "/unsubscribe",
      isPublic: true,
      load: async () => (await import("./unsubscribe-page.tsx")).UnsubscribePage,
    },
  ],
  nav: { name: "Settings", to: home, icon: Settings, group: "account", order: 20 },
};
