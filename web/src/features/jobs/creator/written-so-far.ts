import { cleanText } from "./clean-text.ts";
import { type Generated, generatedFields } from "./generated.ts";

/** The texts of a JSON object that is still being written. */
export const writtenSoFar = (answer: string): Generated => {
  const texts: Generated = {};
  for (const field of generatedFields) {
    const start = answer.indexOf(`"${field}"`);
    const opening = start === -1 ? -1 : answer.indexOf('"', start + field.length + 2);
    if (opening === -1) continue;
    const text = textFrom(answer, opening + 1);
    texts[field] = cleanText(field, text);
  }
  return texts;
};

const textFrom = (answer: string, from: number): string => {
  let text = "";
  for (let at = from; at < answer.length && answer[at] !== '"'; at++) {
    const isEscaped = answer[at] === "\\";
    if (isEscaped) at++;
    const sign = answer[at] ?? "";
    text += isEscaped && sign === "n" ? "\n" : isEscaped && sign === "u" ? "" : sign;
  }
  return text;
};
