import type { Cell } from "../../segments/cells.ts";
import { ended } from "../../segments/prose/ended.ts";

/** More than these would not be read in a sentence. */
const mostCells = 6;
const answerLabel =
  /^(?:answer|a|reply|antwort|respuesta|réponse|resposta|risposta|antwoord|ответ|απάντηση|cevap|yanıt|răspuns|trả lời|उत्तर|คำตอบ|答案|回答|答え|الجواب|الإجابة)$/iu;

/**
 * Says a row as a sentence: "Reminder: Price 1.50 euros; Due after 7 days." Of a question and its answer, the answer.
 * Cells whose label is asked for come first.
 */
export const sayRow = (cells: Cell[], isAsked: (label: string) => boolean = () => false): string => {
  const answer = cells.find(({ label }) => answerLabel.test(label ?? ""));
  if (answer) return ended(answer.value);
  const [first, ...others] = cells;
  if (!first) return "";
  if (others.length === 0) return ended(first.label ? sayEntry(first.label, first.value) : first.value);
  const asked = others.filter(({ label }) => label && isAsked(label));
  const rest = others.filter((cell) => !asked.includes(cell));
  const said = [...asked, ...rest].slice(0, Math.max(mostCells, asked.length));
  return ended(`${first.value}: ${said.map(sayCell).join("; ")}`);
};

/** Says one "openingHours › Saturday: 10:00" as "Opening hours, Saturday: 10:00." */
export const sayEntry = (key: string, value: string): string => {
  const label = sayKey(key);
  return ended(`${label.charAt(0).toUpperCase()}${label.slice(1)}: ${value}`);
};

/** "openingHours › Saturday" as "opening hours, Saturday". */
const sayKey = (key: string): string =>
  key
    .split(/\.(?=\S)| › /)
    .map((part) =>
      part
        .replace(/_/g, " ")
        .replace(/(?<=\p{Ll})\p{Lu}(?=\p{Ll})/gu, (letter) => ` ${letter.toLowerCase()}`),
    )
    .join(", ");

const sayCell = ({ label, value }: Cell): string => (label ? `${sayKey(label)} ${value}` : value);
