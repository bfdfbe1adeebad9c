import type { Operation } from "#shared/contract/integrations.ts";
import { authenticationOf } from "./authentication.ts";
import { bodyOf } from "./body.ts";
import { listOf, type Node, nodeOf, parseDocument, resolved, textOf } from "./document.ts";
import { type Parameter, parametersOf, placeholderOf } from "./parameters.ts";
import { serverOf } from "./server.ts";

const mostOperations = 200;
const longestName = 120;

/** Reads the operations of an OpenAPI document (2.0 and 3.x) with GET and POST. Throws AppError `invalid` for others. */
export const readOpenApi = async (text: string): Promise<{ title: string; operations: Operation[] }> => {
  const document = parseDocument(text);
  const operations = Object.entries(nodeOf(document.paths)).flatMap(([path, item]) => {
    const shared = resolved(document, item);
    return (["get", "post"] as const)
      .filter((method) => Object.keys(nodeOf(shared[method])).length > 0)
      .map((method) => operationOf(document, { path, method, shared, own: nodeOf(shared[method]) }));
  });
  const title = textOf(nodeOf(document.info).title).slice(0, longestName) || "The API";
  return { title, operations: operations.slice(0, mostOperations) };
};

interface Place {
  path: string;
  method: "get" | "post";
  shared: Node;
  own: Node;
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
  const summary = textOf(own.summary) || textOf(own.description).slice(0, 200);
  return {
    label,
    summary,
    fields: {
      name: (textOf(own.summary) || textOf(own.operationId) || label).slice(0, longestName),
      description: textOf(own.description).slice(0, 2000) || null,
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
    ...(needed.length > 0 ? [`Add by hand: ${needed.join(", ")}`] : []),
    ...(optional.length > 0 ? [`Left out as optional: ${optional.slice(0, 10).join(", ")}`] : []),
  ];
};
