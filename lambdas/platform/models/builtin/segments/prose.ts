import type { UnplacedSegment } from "./segment.ts";
import { isEnded, isThai, sentencesOf } from "./sentences.ts";

/** The sentences of a paragraph that can be quoted alone. `isCut`: the paragraph begins within a sentence. */
export const proseSegments = (block: string, { isCut }: { isCut: boolean }): UnplacedSegment[] => {
  const sentences = sentencesOf(block).slice(isCut ? 1 : 0);
  return sentences.flatMap((sentence): UnplacedSegment[] => {
    const text = sentence.replace(/^(?:Q|A|F|R|П|О|В)[:.]\s+(?=\p{L})/u, "");
    if (isQuestion(text)) return [{ text, source: text, form: "question" }];
    if (!isQuotable(text, sentences.length === 1)) return [];
    return [{ text: announces(text) ? text : withFullStop(text), source: text, form: "sentence" }];
  });
};

const following =
  /following|\bfollows\b|\bthese\b|folgende|suivant|siguiente|seguent|seguint|volgende|следующ|ακόλουθ|aşağıda|şunlar|următo|sau đây|निम्न|ดังนี้|ต่อไปนี้|以下|如下|التالي/iu;

/** The last sentence, if it introduces what follows. */
export const leadOf = (parts: UnplacedSegment[]): string | undefined => {
  const last = parts.at(-1);
  const isLead = last?.form === "sentence" && (announces(last.text) || following.test(last.text));
  return isLead ? last.text : undefined;
};

const announces = (text: string): boolean => /[:：]$/.test(text);

const isQuestion = (text: string): boolean => /[?？؟][)"”»’'」』\]]*$|\p{sc=Greek}[^;]*;$/u.test(text);

/** "See page 4." */
const reference =
  /^\(?(?:see|cf\.?|siehe|vgl\.?|voir|véase|ver|vedi|zie|см\.?|βλ\.?|bkz\.?|xem|ดู|参见|见|انظر)\s.{0,50}?(?:page|section|chapter|table|figure|appendix|seite|kapitel|abschnitt|anhang|página|sección|capítulo|pagina|capitolo|chapitre|annexe|стр|раздел|глав|σελ|sayfa|bölüm|trang|หน้า|页|頁|صفحة|\bp\.).{0,20}$/iu;

/** A line without a full stop can be quoted if it is the whole paragraph and long enough. */
const isQuotable = (text: string, isAlone: boolean): boolean => {
  if (reference.test(text)) return false;
  if (isEnded(text) || announces(text) || isThai(text)) return true;
  const words = text.split(/\s+/).length;
  const isTelling =
    /\p{N}|@|: \S/u.test(text) || words >= 4 || /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Hangul}]{8}/u.test(text);
  return isAlone && isTelling && words <= 30;
};

/** Adds a full stop of the script, if the text does not end with punctuation. */
export const withFullStop = (text: string): string => {
  if (/[.!?。！？؟।…][)"”»’'」』\]]*$/u.test(text)) return text;
  const bare = text.replace(/[,;:،，；：]$/u, "");
  if (/\p{sc=Thai}$/u.test(bare)) return bare;
  if (/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]$/u.test(bare)) return `${bare}。`;
  return /\p{sc=Devanagari}$/u.test(bare) ? `${bare}।` : `${bare}.`;
};
