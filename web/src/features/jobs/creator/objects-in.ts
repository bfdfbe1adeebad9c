const mostTries = 200;

/** The JSON objects in a text, from its start on: words and code fences around them are passed over. */
export function* objectsIn(text: string): Generator<Record<string, unknown>> {
  let from = text.indexOf("{");
  for (let tries = 0; from !== -1 && tries < mostTries; tries++) {
    const end = endOf(text, from);
    const object = end === undefined ? undefined : parsed(text.slice(from, end));
    if (object) yield object;
    from = text.indexOf("{", object && end !== undefined ? end : from + 1);
  }
}

/** The place behind the bracket that closes the one at `from`; brackets within strings are text. */
const endOf = (text: string, from: number): number | undefined => {
  let depth = 0;
  let isText = false;
  for (let at = from; at < text.length; at++) {
    const sign = text[at];
    if (isText && sign === "\\") at++;
    else if (sign === '"') isText = !isText;
    else if (!isText && sign === "{") depth++;
    else if (!isText && sign === "}" && --depth === 0) return at + 1;
  }
  return undefined;
};

const parsed = (text: string): Record<string, unknown> | undefined => {
  try {
    return JSON.parse(withoutBareBreaks(text));
  } catch {
    return undefined;
  }
};

/** Models write line breaks into strings as they are, which JSON forbids, and commas before a closing bracket. */
const withoutBareBreaks = (text: string): string => {
  let out = "";
  let isText = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] ?? "";
    if (isText && sign === "\\") {
      out += sign + (text[++at] ?? "");
      continue;
    }
    if (sign === '"') isText = !isText;
    if (isText && sign === "\n") out += "\\n";
    else if (isText && sign === "\t") out += "\\t";
    else if (isText && sign === "\r") continue;
    else if (!isText && sign === "," && /^\s*[}\]]/.test(text.slice(at + 1, at + 200))) continue;
    else out += sign;
  }
  return out;
};
