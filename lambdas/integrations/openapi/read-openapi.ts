import type { Operation } from "#shared/integrations/routes.ts";
import { authenticationOf } from "./authentication.ts";
import { bodyOf } from "./body.ts";
import { listed, listOf, type Node, nodeOf, parseDocument, resolved, textOf } from "./document.ts";
import { type Parameter, parametersOf, placeholderOf } from "./parameters.ts";
import { serverOf } from "./server.ts";

const maxOperations = 200;
const maxNameLength = 120;
const maxPathLength = 1000;

/** Reads the operations of an OpenAPI document (2.0 and 3.x) with GET and POST. Throws AppError `invalid` for others. */
export const readOpenApi = async (text: string): Promise<{ title: string; operations: Operation[] }> => {
  const document = parseDocument(text);
  const operations: Operation[] = [];
  for (const place of placesIn(document)) {
    operations.push(operationOf(document, place));
    if (operations.length === maxOperations) break;
  }
  return { title: textOf(nodeOf(document.info).title, maxNameLength) || "The API", operations };
};

interface Place {
  path: string;
  method: "get" | "post";
  shared: Node;
  own: Node;
}

function* placesIn(document: Node): Generator<Place> {
  for (const [path, item] of Object.entries(nodeOf(document.paths))) {
    const shared = path.length <= maxPathLength ? resolved(document, item) : {};
    for (const method of ["get", "post"] as const) {
      const own = nodeOf(shared[method]);
      if (Object.keys(own).length > 0) yield { path, method, shared, own };
    }
  }
}

const operationOf = (document: Node, { path, method, shared, own }: Place): Operation => {
  const given = parametersOf(document, [...listOf(shared.parameters), ...listOf(own.parameters)]);
  const inPath = given.filter((one) => one.place === "path");
  const inQuery = given.filter((one) => one.place === "query" && one.isRequired);
  const left = given.filter((one) => !inPath.includes(one) && !inQuery.includes(one));
  const body = method === "post" ? bodyOf(document, own, given) : { template: "{}", parameters: [] };
  const server = serverOf(document, [own, shared]);
  const authentication = authenticationOf(document, own);
  const label = `${method.toUpperCase()} ${path}`;
  const summary = textOf(own.summary, 500) || textOf(own.description, 200);
  return {
    label,
    summary,
    fields: {
      name: (textOf(own.summary) || textOf(own.operationId) || label).slice(0, maxNameLength),
      description: textOf(own.description) || null,
      api_url_template: server.url + filled(path, inPath) + queryOf(inQuery),
      http_method: method === "get" ? "GET" : "POST",
      ...authentication.fields,
      request_headers: {},
      request_body_template: body.template,
      response_mapping: "{}",
      triggers: [triggerOf(path, [...inPath, ...inQuery, ...body.parameters])],
    },
    notes: [...server.notes, ...authentication.notes, ...leftOut(left)],
  };
};

const filled = (path: string, parameters: Parameter[]): string =>
  parameters.reduce(
    (address, { name }) => address.replaceAll(`{${name}}`, `{${placeholderOf(name)}}`),
    path.startsWith("/") ? path : `/${path}`,
  );

const queryOf = (parameters: Parameter[]): string =>
  parameters.length > 0
    ? `?${parameters.map(({ name }) => `${encodeURIComponent(name)}={${placeholderOf(name)}}`).join("&")}`
    : "";

/** The last fixed part of the path is the first guess at a keyword. */
const triggerOf = (path: string, parameters: Parameter[]): Operation["fields"]["triggers"][number] => {
  const word = path.split("/").findLast((part) => /^[\p{L}_-]+$/u.test(part)) ?? "";
  const taken = parameters.slice(0, 6).map(({ name, pattern }) => [placeholderOf(name), pattern]);
  return {
    type: "keyword",
    value: word.replace(/[_-]+/g, " "),
    ...(taken.length > 0 && { extract_params: Object.fromEntries(taken) }),
  };
};

const leftOut = (parameters: Parameter[]): string[] => {
  const names = (isRequired: boolean) =>
    parameters.filter((one) => one.isRequired === isRequired).map(({ name }) => name);
  const [needed, optional] = [names(true), names(false)];
  return [
    ...(needed.length > 0 ? [`Add by hand: ${listed(needed)}`] : []),
    ...(optional.length > 0 ? [`Left out as optional: ${listed(optional)}`] : []),
  ];
};
