import type { Feature } from "../../lib/feature/feature.ts";
import { withQuery } from "../../lib/feature/with-query.ts";

const paths = {
  /** The tab of API Access with an endpoint, or with a delivery of it; without both the list. */
  webhooks: (open: { webhook?: string; delivery?: string } = {}) =>
    withQuery("/app/api", { tab: "webhooks", ...open }),
};

type OwnPaths = typeof paths;
declare module "../../lib/feature/paths.ts" {
  interface Paths extends OwnPaths {}
}

export const feature: Feature = { paths, screens: [] };
