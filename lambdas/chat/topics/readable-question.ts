import { isCased } from "./tidy-heading.ts";

const shortest = 8;
const longest = 110;
const mostWords = 18;

/** Marks before a question: "Q:", "3.", "- ", "**". */
const mark =
  /^(?:[-–*•#>\s]+|(?:Q|F|R|P|D|В|П|Frage|Question|Pregunta|Domanda|Pergunta|Vraag|Pytanie|Soru|Вопрос)\s?\d{0,3}\s?[:.)]\s?|\(?\d{1,3}[.):]\s?|[a-z]\)\s)+/u;
/** Signs of codes and addresses, and ends of sentences before the last. */
const foreign = /[?？؟].|[|{}<>_#@\\/[\]…]|https?:|[.!]\s/u;
/** Questions of pages and forms, not of people. */
const ofPages =
  /\b(?:still have|any (?:other |more |further )?questions|need (?:more )?help|did you know|helpful|what'?s next|ready to|want to (?:know|learn) more|got questions|noch fragen|hilfreich|wussten sie|¿te (?:fue|ha sido) útil|utile|nuttig|pomocn|sabías que|le saviez)/iu;
/** A half sentence, or one that rests on a sentence before it. */
const dangling = /^(?:and|but|or|so|then|why not|und|aber|oder|also|et|mais|y|pero|ma|maar|ale|ve|ama)\s/iu;

/** A question as a person asks it, without marks of lists around it; undefined if it is none or cannot stand alone. */
export const readableQuestion = (line: string): string | undefined => {
  const text = line
    .normalize("NFC")
    .replace(/[*_`]{1,3}/g, "")
    .replace(/\s+/g, " ")
    .trim()
    .replace(mark, "")
    .trim();
  if (text.length > longest || !/(?:[?？؟]|\p{sc=Greek};)$/u.test(text)) return undefined;
  if (foreign.test(text) || ofPages.test(text) || dangling.test(text)) return undefined;
  if (!isCased(text)) return (text.match(/[\p{L}\p{M}]/gu)?.length ?? 0) >= 4 ? text : undefined;
  const words = text.split(" ");
  if (text.length < shortest || words.length < 3 || words.length > mostWords) return undefined;
  return /^[¿"'„“]?\p{Lu}/u.test(text) && /\p{Ll}{2}/u.test(text) && !/\p{Lu}{5}/u.test(text)
    ? text
    : undefined;
};
