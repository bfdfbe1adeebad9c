import { LibraryBig } from "lucide-react";
import type { Feature } from "../../lib/feature/feature.ts";
import { withQuery } from "../../lib/feature/with-query.ts";

const home = "/app/knowledge";
const template = (id: string) => `${home}/templates/${encodeURIComponent(id)}`;

const paths = {
  /** The list of templates, or the tab of interviews. */
  knowledge: (tab?: "interviews") => (tab ? `${home}?tab=${tab}` : home),
  knowledgeTemplate: template,
  createKnowledgeInterview: (templateId: string) => `${template(templateId)}/create-interview`,
  /** An interview, at one of its questions or at the first that waits. */
  knowledgeInterview: (id: string, question?: string) =>
    withQuery(`${home}/interview/${encodeURIComponent(id)}`, { question }),
  /** The public page of a template or an interview. */
  knowledgePage: (slug: string) => `/knowledge/${encodeURIComponent(slug)}`,
};

type OwnPaths = typeof paths;
declare module "../../lib/feature/paths.ts" {
  interface Paths extends OwnPaths {}
}

export const feature: Feature = {
  paths,
  screens: [
    { path: home, load: async () => (await import("./templates/knowledge-home.tsx")).KnowledgeHome },
    {
      path: `${home}/templates/:id?`,
      load: async () => (await import("./editor/template-page.tsx")).TemplatePage,
    },
    {
      path: `${home}/templates/:id/create-interview`,
      load: async () => (await import("./interviews/create-interview-page.tsx")).CreateInterviewPage,
    },
    {
      path: `${home}/interview/:id`,
      load: async () => (await import("./interviews/interview-page.tsx")).InterviewPage,
    },
    {
      path: "/knowledge/:slug",
      isPublic: true,
      load: async () => (await import("./page/knowledge-page.tsx")).KnowledgePage,
    },
  ],
  navUnder: home,
  // shared templates are open to every role
  nav: {
    name: "Knowledge Management",
    to: home,
    icon: LibraryBig,
    group: "people",
    order: 20,
    isNew: true,
  },
};
