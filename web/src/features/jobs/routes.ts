import { BriefcaseBusiness } from "lucide-react";
import type { Feature } from "../../lib/feature/feature.ts";

const home = "/app/jobs";

const paths = {
  jobs: () => home,
  createJob: () => `${home}/create`,
  editJob: (id: string) => `${home}/edit/${id}`,
};

type OwnPaths = typeof paths;
declare module "../../lib/feature/paths.ts" {
  interface Paths extends OwnPaths {}
}

export const feature: Feature = {
  paths,
  screens: [
    { path: home, load: async () => (await import("./list/jobs-page.tsx")).JobsPage },
    { path: `${home}/create`, load: async () => (await import("./form/create-job-page.tsx")).CreateJobPage },
    { path: `${home}/edit/:id`, load: async () => (await import("./edit/edit-job-page.tsx")).EditJobPage },
  ],
  // create and edit belong to the list
  navUnder: home,
  nav: {
    name: "Jobs",
    to: home,
    icon: BriefcaseBusiness,
    group: "people",
    order: 10,
    isNew: true,
    needs: "edits",
  },
  // a posting counts its applications
  refreshOn: { application: "jobs" },
};
