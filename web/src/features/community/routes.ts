import { ShieldCheck } from "lucide-react";
import type { Feature } from "../../lib/feature/feature.ts";
import { withQuery } from "../../lib/feature/with-query.ts";

const home = "/app/community";

const paths = {
  /** The page of the people who run the installation, at one of its tabs. */
  community: (tab?: "categories" | "newsletter") => withQuery(home, { tab }),
};

type OwnPaths = typeof paths;
declare module "../../lib/feature/paths.ts" {
  interface Paths extends OwnPaths {}
}

export const feature: Feature = {
  paths,
  screens: [{ path: home, load: async () => (await import("./community-page.tsx")).CommunityPage }],
  nav: { name: "Community", to: home, icon: ShieldCheck, group: "account", order: 30, needs: "operator" },
};
