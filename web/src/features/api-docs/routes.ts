import type { Feature } from "../../lib/feature/feature.ts";
import { withQuery } from "../../lib/feature/with-query.ts";

const home = "/app/api-documentation";

const paths = { apiDocumentation: (key?: string) => withQuery(home, { key }) };

type OwnPaths = typeof paths;
declare module "../../lib/feature/paths.ts" {
  interface Paths extends OwnPaths {}
}

export const feature: Feature = {
  paths,
  screens: [{ path: home, load: async () => (await import("./documentation-page.tsx")).DocumentationPage }],
};
