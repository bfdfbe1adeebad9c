import type { Feature } from "../../lib/feature.ts";
import { withQuery } from "../../lib/with-query.ts";

const home = "/app/analytics/gaps";
const answer = "/answer";

const paths = {
  /** The gaps, with an open one, or with the form in which its answer is written. */
  gaps: ({ gap, way }: { gap?: string; way?: "answer" } = {}) => withQuery(home, { gap, way }),
  /** The page on which a colleague answers. */
  colleague: (token: string) => withQuery(answer, { token }),
};

type OwnPaths = typeof paths;
declare module "../../lib/paths.ts" {
  interface Paths extends OwnPaths {}
}
declare module "../../lib/feature.ts" {
  interface Parts {
    /** The three gaps that would help most people; nothing without one. */
    helpMost: object;
  }
}

export const feature: Feature = {
  paths,
  screens: [
    { path: home, load: async () => (await import("./gaps-page.tsx")).GapsPage },
    {
      path: answer,
      isPublic: true,
      load: async () => (await import("./colleague/colleague-page.tsx")).ColleaguePage,
    },
  ],
  navUnder: "/app/analytics",
  parts: { helpMost: async () => (await import("./help-most.tsx")).HelpMost },
};
