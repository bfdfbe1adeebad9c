import { listOf, type Node, nodeOf, resolved } from "./document.ts";
import { type Parameter, patternOf, placeholderOf } from "./parameters.ts";

const deepest = 4;
/** Objects that name each other unfold to their number to the power of the depth. */
const maxValues = 500;

interface Body {
  /** JSON text. */
  template: string;
  parameters: Parameter[];
}

/** The JSON body that an operation requires, with its texts and numbers as placeholders. */
export const bodyOf = (document: Node, operation: Node, taken: Parameter[]): Body => {
  const content = nodeOf(resolved(document, operation.requestBody).content);
  const schema = resolved(
    document,
    nodeOf(content["application/json"]).schema ?? bodyParameter(document, operation),
  );
  const parameters: Parameter[] = [];
  const names = new Set(taken.map(({ name }) => placeholderOf(name)));
  let values = 0;
  const sampleOf = (node: Node, name: string, depth: number): unknown => {
    values += 1;
    if (values > maxValues) return null;
    if (node.default !== undefined) return node.default;
    if (Array.isArray(node.enum)) return node.enum[0];
    if (node.type === "boolean") return false;
    if (depth > deepest) return null;
    if (node.type === "array") return [sampleOf(resolved(document, node.items), name, depth + 1)];
    if (node.type === "object" || node.properties) return objectOf(node, depth);
    const placeholder = unused(placeholderOf(name), names);
    names.add(placeholder);
    parameters.push({ name: placeholder, place: "body", isRequired: true, pattern: patternOf(node) });
    return node.type === "integer" || node.type === "number" ? `{${placeholder}:number}` : `{${placeholder}}`;
  };
  const objectOf = (node: Node, depth: number): Node => {
    const required = listOf(node.required);
    const wanted = Object.entries(nodeOf(node.properties))
      .filter(([name]) => required.length === 0 || required.includes(name))
      .slice(0, maxValues);
    return Object.fromEntries(
      wanted.map(([name, value]) => [name, sampleOf(resolved(document, value), name, depth + 1)]),
    );
  };
  const value = Object.keys(schema).length > 0 ? sampleOf(schema, "value", 0) : {};
  const template = JSON.stringify(value, null, 2);
  return template.length <= 10_000 ? { template, parameters } : { template: "{}", parameters: [] };
};

/** The body's schema in version 2.0. */
const bodyParameter = (document: Node, { parameters }: Node): unknown =>
  listOf(parameters)
    .map((one) => resolved(document, one))
    .find((one) => one.in === "body")?.schema;

const unused = (name: string, names: Set<string>): string => {
  for (let number = 2; ; number++) {
    const candidate = number === 2 ? name : `${name.slice(0, 37)}_${number - 1}`;
    if (!names.has(candidate)) return candidate;
  }
};
