/**
 * The JSON object in a model's answer, from its first bracket to its last: models put words or a code fence around it.
 * Undefined if there is none.
 */
export const objectIn = (text: string): object | undefined => {
  try {
    const object: unknown = JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1));
    return typeof object === "object" && object !== null ? object : undefined;
  } catch {
    return undefined;
  }
};
