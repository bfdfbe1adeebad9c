import { cleanText } from "./clean-text.ts";
import { type Generated, type GeneratedField, generatedFields } from "./generated.ts";
import { fieldOf } from "./labels.ts";
import { objectsIn } from "./objects-in.ts";

export interface ReadAnswer {
  fields: Generated;
  /** The answer held a JSON object. */
  isClean: boolean;
}

/**
 * The fields that a model's answer gives: those of its first JSON object that names any, else those of its lines
 * "label: value". None if it is neither.
 */
export const readAnswer = (answer: string): ReadAnswer => {
  for (const object of objectsIn(answer)) {
    const fields = fieldsOf(object);
    if (Object.keys(fields).length > 0) return { fields, isClean: true };
  }
  return { fields: fieldsInLines(answer), isClean: false };
};

/** The fields of an object, or of one within it. */
const fieldsOf = (object: object, depth = 0): Generated => {
  const fields: Generated = {};
  for (const [key, value] of Object.entries(object)) {
    const field = fieldOf(key);
    const text = field && cleanText(field, value);
    // the field's own name comes before other words for it
    if (field && text && (!fields[field] || key === field)) fields[field] = text;
  }
  if (Object.keys(fields).length > 0 || depth === 2) return fields;
  for (const value of Object.values(object)) {
    if (typeof value !== "object" || value === null) continue;
    const inner = fieldsOf(value, depth + 1);
    if (Object.keys(inner).length > 0) return inner;
  }
  return fields;
};

const fieldsInLines = (answer: string): Generated => {
  const found = new Map<GeneratedField, string[]>();
  let open: string[] | undefined;
  for (const line of answer.split(/\r\n?|\n/)) {
    const { label, value } = labelled(line);
    const field = label === undefined ? undefined : fieldOf(label);
    if (field && !found.has(field)) {
      open = [value];
      found.set(field, open);
    } else open?.push(line);
  }
  const fields: Generated = {};
  for (const field of generatedFields) {
    const text = cleanText(field, found.get(field)?.join("\n"));
    if (text) fields[field] = text;
  }
  return fields;
};

/** "**Location:** Ashby" and "Location: Ashby"; a heading "## Requirements" has its value below it. */
const labelled = (line: string): { label?: string; value: string } => {
  const bare = line.replace(/^[\s>#*_•–\-"'`]+/u, "").replace(/^\d{1,2}[.)]\s+/, "");
  const at = bare.search(/[:：]/u);
  if (at === -1) {
    const isHeading = /^\s*(?:#{1,6}\s|\*\*)/.test(line);
    return isHeading ? { label: bare, value: "" } : { value: "" };
  }
  if (at > 50) return { value: "" };
  return { label: bare.slice(0, at), value: withoutQuotes(bare.slice(at + 1)) };
};

/** A line of a broken JSON object: `"title": "Mechanic",`. */
const withoutQuotes = (text: string): string => {
  const value = text.replace(/^[\s*_]+/, "").trimEnd();
  if (!value.startsWith('"')) return value;
  return value.slice(1).replace(/"?,?$/, "").replaceAll(String.raw`\n`, "\n").replaceAll(String.raw`\"`, '"');
};
