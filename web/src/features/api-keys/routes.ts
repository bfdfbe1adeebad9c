import { KeyRound } from "lucide-react";
import type { Feature } from "../../lib/feature.ts";
import { withQuery } from "../../lib/with-query.ts";

const home = "/app/api";
const documentation = "/app/api-documentation";

const paths = {
  apiAccess: () => home,
  apiDocumentation: (key?: string) => withQuery(documentation, { key }),
};

type OwnPaths = typeof paths;
declare module "../../lib/paths.ts" {
  interface Paths extends OwnPaths {}
}

export const feature: Feature = {
  paths,
  screens: [
    { path: home, load: async () => (await import("./api-page.tsx")).ApiPage },
    {
      path: documentation,
      load: async () => (await import("./docs/documentation-page.tsx")).DocumentationPage,
    },
  ],
  nav: { name: "API Access", to: home, icon: KeyRound, group: "chatbots", order: 40, needs: "everything" },
};
