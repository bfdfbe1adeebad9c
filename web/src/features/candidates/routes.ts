import type { ApplicationStatus } from "#shared/jobs/shapes.ts";
import type { Feature } from "../../lib/feature/feature.ts";
import { withQuery } from "../../lib/feature/with-query.ts";

const home = "/app/candidates";

const paths = {
  candidates: ({
    candidate,
    job,
    status,
  }: {
    candidate?: string;
    job?: string;
    status?: ApplicationStatus;
  } = {}) => withQuery(home, { status, job, candidate }),
};

type OwnPaths = typeof paths;
declare module "../../lib/feature/paths.ts" {
  interface Paths extends OwnPaths {}
}

export const feature: Feature = {
  paths,
  screens: [{ path: home, load: async () => (await import("./candidates-page.tsx")).CandidatesPage }],
  navUnder: "/app/jobs",
  refreshOn: { application: "candidates" },
};
