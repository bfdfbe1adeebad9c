import { contract } from "#shared/contract/index.ts";
import { pathParameters, type Route } from "#shared/contract/route.ts";
import type { Things } from "./setup.ts";

export interface NamedRoute {
  /** "chatbots.create". */
  name: string;
  route: Route;
}

export const routes: NamedRoute[] = Object.entries(contract).flatMap(([area, named]) =>
  Object.entries(named).map(([name, route]): NamedRoute => ({ name: `${area}.${name}`, route })),
);

export const idKinds: Record<string, keyof Things> = {
  chatbotId: "bot",
  ragSystemId: "bot",
  rag_system_id: "bot",
  p_rag_system_id: "bot",
  p_user_id: "user",
  documentId: "document",
  conversationId: "conversation",
  conversation_id: "conversation",
  widgetId: "widget",
  slug: "slug",
  ragSlug: "slug",
  sessionId: "session",
};

/** What the field of a route names; undefined where it is no id. */
export const kindOf = ({ path }: Route, field: string): keyof Things | undefined => {
  if (field !== "id") return idKinds[field];
  if (path.includes("/documents/")) return "document";
  if (path.includes("/widgets/")) return "widget";
  return path.includes("/conversations/") ? "conversation" : "bot";
};

export const fieldsOf = ({ input }: Route): string[] => Object.keys(input.shape);

export const isInPath = ({ path }: Route, field: string): boolean => pathParameters(path).includes(field);
