const withQuery = (path: string, query: Record<string, string | undefined>): string => {
  const given = Object.entries(query).filter((pair): pair is [string, string] => Boolean(pair[1]));
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
};

/** Every address of the product. */
export const paths = {
  home: () => "/",
  login: (redirect?: string) => withQuery("/login", { redirect }),
  signup: (redirect?: string) => withQuery("/signup", { redirect }),
  forgotPassword: (email?: string) => withQuery("/forgot-password", { email }),
  app: () => "/app",
  chatbots: () => "/app/rag-systems",
  /** The chatbots page with one chatbot's test chat or widgets open in it. */
  chatbotTest: (id: string) => withQuery("/app/rag-systems", { test: id }),
  chatbotWidgets: (id: string) => withQuery("/app/rag-systems", { widget: id }),
  documents: (ragSystemId?: string) => withQuery("/app/documents", { ragSystemId }),
  /** What Docent read of a document, opened at a passage (from 1) where one is given. */
  document: (chatbotId: string, id: string, passage?: number) =>
    withQuery(`/app/documents/${encodeURIComponent(chatbotId)}/${encodeURIComponent(id)}`, {
      passage: passage?.toString(),
    }),
  chat: (ragSystemId?: string) => withQuery("/app/chat", { ragSystemId }),
  widgets: () => "/app/integration-tools",
  publicPage: (slug: string) => `/public/${encodeURIComponent(slug)}`,
  publicScript: (slug: string) => `/widget-embed/${encodeURIComponent(slug)}.js`,
  embed: (id: string) => `/embed/${encodeURIComponent(id)}`,
};

/** The address with its origin, to be copied and shared. */
export const absolute = (path: string): string => new URL(path, location.origin).href;
