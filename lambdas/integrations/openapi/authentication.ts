import type { Operation } from "#shared/integrations/routes.ts";
import { listed, listOf, type Node, nodeOf, resolved, textOf } from "./document.ts";

type Fields = Pick<Operation["fields"], "auth_type" | "auth_value" | "auth_header_name">;

const maxSchemes = 20;

const none: Fields = { auth_type: "none", auth_value: null, auth_header_name: null };

/** The first kind of authentication that an operation takes and an integration can send. */
export const authenticationOf = (document: Node, operation: Node): { fields: Fields; notes: string[] } => {
  const required = listOf(operation.security ?? document.security);
  const schemes = nodeOf(nodeOf(document.components).securitySchemes ?? document.securityDefinitions);
  const names = required.flatMap((one) => Object.keys(nodeOf(one))).slice(0, maxSchemes);
  for (const name of names) {
    const fields = fieldsOf(resolved(document, schemes[name]));
    if (fields) return { fields, notes: [] };
  }
  const notes = names.length > 0 ? [`Its authentication (${listed(names)}) can't be sent`] : [];
  return { fields: none, notes };
};

const fieldsOf = (scheme: Node): Fields | undefined => {
  const name = textOf(scheme.name, 100);
  if (scheme.type === "apiKey" && scheme.in === "header")
    return { auth_type: "api_key_header", auth_value: "", auth_header_name: name };
  if (scheme.type === "apiKey" && scheme.in === "query")
    return { auth_type: "api_key_query", auth_value: "", auth_header_name: name };
  const isBearer = scheme.type === "http" && textOf(scheme.scheme).toLowerCase() === "bearer";
  if (isBearer || scheme.type === "oauth2" || scheme.type === "openIdConnect")
    return { auth_type: "bearer_token", auth_value: "", auth_header_name: null };
  return undefined;
};
