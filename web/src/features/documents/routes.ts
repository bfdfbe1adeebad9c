import type { Feature } from "../../lib/feature/feature.ts";
import { withQuery } from "../../lib/feature/with-query.ts";

const home = "/app/documents";

const paths = {
  documents: (ragSystemId?: string) => withQuery(home, { ragSystemId }),
  /** The extracted text of a document, scrolled to a passage (counted from 1) if one is given. */
  document: (chatbotId: string, id: string, passage?: number) =>
    withQuery(`${home}/${encodeURIComponent(chatbotId)}/${encodeURIComponent(id)}`, {
      passage: passage?.toString(),
    }),
};

type OwnPaths = typeof paths;
declare module "../../lib/feature/paths.ts" {
  interface Paths extends OwnPaths {}
}

export const feature: Feature = {
  paths,
  screens: [
    { path: home, load: async () => (await import("./documents-page.tsx")).DocumentsPage },
    {
      path: `${home}/:chatbotId/:documentId`,
      load: async () => (await import("./viewer/document-page.tsx")).DocumentPage,
    },
  ],
  navUnder: "/app/rag-systems",
  refreshOn: { document: "documents" },
};
