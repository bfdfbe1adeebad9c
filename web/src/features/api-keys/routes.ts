import { KeyRound } from "lucide-react";
import type { Feature } from "../../lib/feature/feature.ts";

const home = "/app/api";

const paths = { apiAccess: () => home };

type OwnPaths = typeof paths;
declare module "../../lib/feature/paths.ts" {
  interface Paths extends OwnPaths {}
}

export const feature: Feature = {
  paths,
  screens: [{ path: home, load: async () => (await import("./api-page.tsx")).ApiPage }],
  nav: { name: "API Access", to: home, icon: KeyRound, group: "chatbots", order: 40, needs: "everything" },
};
