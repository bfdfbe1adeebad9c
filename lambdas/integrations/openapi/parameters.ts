import { type Node, nodeOf, resolved, textOf } from "./document.ts";

export interface Parameter {
  name: string;
  place: string;
  isRequired: boolean;
  /** A first guess at how its value looks in a question. */
  pattern: string;
}

const maxParameters = 100;
const maxNameLength = 200;

/** The parameters of an operation; its own come last and replace those of its path. */
export const parametersOf = (document: Node, given: unknown[]): Parameter[] => {
  const found = new Map<string, Parameter>();
  for (const one of given.slice(0, maxParameters)) {
    const node = resolved(document, one);
    const [name, place] = [textOf(node.name, maxNameLength), textOf(node.in)];
    if (!name || place === "body" || place === "formData") continue;
    const schema = resolved(document, node.schema ?? node);
    const isRequired = place === "path" || node.required === true;
    found.set(`${place} ${name}`, { name, place, isRequired, pattern: patternOf(schema) });
  }
  return [...found.values()];
};

/** A parameter's name as a placeholder: letters, digits and underscores, beginning with a letter. */
export const placeholderOf = (name: string): string =>
  name
    .replace(/\W+/g, "_")
    .replace(/^[^A-Za-z]+/, "")
    .slice(0, 40) || "value";

export const patternOf = (schema: Node): string => {
  const { type, format } = nodeOf(schema);
  if (type === "integer") return "(\\d+)";
  if (type === "number") return "(-?\\d+(?:\\.\\d+)?)";
  if (format === "uuid") return "([0-9a-f]{8}-[0-9a-f-]{27})";
  if (format === "date") return "(\\d{4}-\\d{2}-\\d{2})";
  if (format === "email") return "(\\S+@\\S+\\.\\w+)";
  return "([\\w-]*\\d[\\w-]*)";
};
