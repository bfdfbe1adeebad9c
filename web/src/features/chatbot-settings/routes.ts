import type { Feature } from "../../lib/feature/feature.ts";
import { withQuery } from "../../lib/feature/with-query.ts";

const home = "/app/rag-settings";

const paths = {
  /** The settings of a chatbot, with one of their tabs open, or with the focus on its model. */
  chatbotSettings: (ragSystemId: string, at?: "prompt" | "integrations" | { field: "model" }) =>
    typeof at === "object"
      ? `${withQuery(home, { ragSystemId })}#${at.field}`
      : withQuery(home, { ragSystemId, tab: at }),
};

type OwnPaths = typeof paths;
declare module "../../lib/feature/paths.ts" {
  interface Paths extends OwnPaths {}
}

export const feature: Feature = {
  paths,
  screens: [
    { path: home, load: async () => (await import("./chatbot-settings-page.tsx")).ChatbotSettingsPage },
  ],
  navUnder: "/app/rag-systems",
};
