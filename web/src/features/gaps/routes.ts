import type { Feature } from "../../lib/feature/feature.ts";

const home = "/app/analytics/gaps";

const paths = { gaps: () => home };

type OwnPaths = typeof paths;
declare module "../../lib/feature/paths.ts" {
  interface Paths extends OwnPaths {}
}
export const feature: Feature = {
  paths,
  screens: [
    { path: home, load: async () => (await import("./gaps-page.tsx")).GapsPage },
    {
      path: "/answer",
      isPublic: true,
      load: async () => (await import("./colleague/colleague-page.tsx")).ColleaguePage,
    },
  ],
  navUnder: "/app/analytics",
};
