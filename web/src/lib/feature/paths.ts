import { features } from "./features.ts";

const site = {
  home: () => "/",
  app: () => "/app",
  publicPage: (slug: string) => `/public/${encodeURIComponent(slug)}`,
  publicScript: (slug: string) => `/widget-embed/${encodeURIComponent(slug)}.js`,
  embed: (id: string) => `/embed/${encodeURIComponent(id)}`,
};

type SitePaths = typeof site;

/** Each feature adds the paths of its screens by augmentation, in its `routes.ts`. */
export interface Paths extends SitePaths {}

/** Functions that build every address of the product. */
export const paths = Object.assign({}, site, ...features.map((feature) => feature.paths)) as Paths;

/** The address with its origin, to be copied and shared. */
export const absolute = (path: string): string => new URL(path, location.origin).href;
