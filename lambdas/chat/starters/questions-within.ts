import { readableQuestion } from "../topics/readable-question.ts";

/** A line that says itself that it is a question of a list: "Q: May I bring a dog?". */
const marked =
  /^[-*•\s]*(?:\*\*)?(?:Q|Frage|Question|Pregunta|Domanda|Pergunta|Vraag|Pytanie|Soru|Вопрос|問|问)\s?\d{0,3}\s?[:.：]\s?(.{4,120}?[?？؟])/u;
const whole = /^.{4,140}[?？؟]\**$/u;

/** The questions in a section that stand on lines of their own above their answers, as in lists of frequent questions. */
export const questionsWithin = (text: string): string[] => {
  const lines = text.split("\n").filter((line) => line.trim());
  return lines.flatMap((line, at) => {
    const next = lines[at + 1]?.trim() ?? "";
    const asked =
      marked.exec(line)?.[1] ?? (whole.test(line.trim()) && next && !whole.test(next) ? line : undefined);
    const question = asked === undefined ? undefined : readableQuestion(asked);
    return question ? [question] : [];
  });
};
