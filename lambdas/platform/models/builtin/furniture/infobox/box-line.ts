import { isLabel } from "./labels.ts";

/** A line of the box beside an article; one without a label is a caption or a cell. */
export interface BoxLine {
  label?: string;
  value: string;
  /** How the label is set off: "Born | 1968", "Born: 1968", or not at all as in a page saved as text. */
  style?: "row" | "colon" | "plain";
}

const mostWords = 4;

/** Reads a line as a label with its value, if it has one. */
export const readLine = (line: string): BoxLine | undefined => {
  const [label = "", value, ...others] = line.split(" | ");
  if (others.length > 0) return undefined;
  if (value !== undefined) return { label: label.trim(), value: value.trim(), style: "row" };
  const [, name, said] = /^([^:：]{1,40})[:：]\s?(\S.*)$/su.exec(line) ?? [];
  if (name && said) return { label: name.trim(), value: said, style: "colon" };
  return isCell(line) ? unmarked(line) : undefined;
};

/** Short and no sentence. */
export const isCell = (line: string): boolean => line.length <= 80 && !isSentence(line);

export const isSentence = (line: string): boolean => /[.!?。！？।](?:\[\p{N}+\])?$/u.test(line);

/** "Date of birth 26 June 1968": the longest label that a line begins with. */
const unmarked = (line: string): BoxLine | undefined => {
  if (isLabel(line)) return { label: line, value: "", style: "plain" };
  const words = line.split(" ");
  for (let count = Math.min(mostWords, words.length - 1); count > 0; count -= 1) {
    const label = words.slice(0, count).join(" ");
    const value = words.slice(count).join(" ");
    if (isLabel(label) && /^[\p{Lu}\p{Lo}\p{N}"“(+–-]/u.test(value)) return { label, value, style: "plain" };
  }
  return undefined;
};
