import { type InterviewLanguage, interviewLanguageOf } from "#lambdas/jobs/language.ts";
import { languageFor } from "#platform/search/analysis/languages.ts";
import { isAddressed } from "../evaluation/addressed.ts";
import { sentencesIn } from "../evaluation/sentences.ts";
import { formOf } from "../evaluation/speech/form-of.ts";

/** Words that are taken up from an answer. */
const mostWords = 9;
const leastWords = 3;

/** "You wrote: “…”", in words that suit everybody. */
const frames: Record<InterviewLanguage, (words: string) => string> = {
  en: (words) => `Thank you. You wrote “${words}”.`,
  de: (words) => `Danke, notiert ist: „${words}“.`,
  fr: (words) => `Merci. Vous avez écrit « ${words} ».`,
  es: (words) => `Gracias. Queda anotado: «${words}».`,
  pt: (words) => `Obrigado. Escreveu «${words}».`,
  it: (words) => `Grazie. Ha scritto «${words}».`,
  nl: (words) => `Dank je. Je schreef “${words}”.`,
  pl: (words) => `Dziękuję. Napisano: „${words}”.`,
  tr: (words) => `Teşekkürler. Şunu yazdınız: “${words}”.`,
  ar: (words) => `شكرا. كتبت: «${words}».`,
  zh: (words) => `谢谢。你写道：“${words}”。`,
  ja: (words) => `ありがとうございます。「${words}」とのことですね。`,
};

/**
 * A sentence that takes up the applicant's own words, in the language of the next question: the beginning of the sentence
 * in which they tell most of a deed. Undefined for an answer that tells of none.
 */
export const builtInBridge = (answer: string, question: string): string | undefined => {
  const language = languageFor(answer);
  const told = sentencesIn(answer)
    .filter(({ text }) => !isAddressed(text))
    .map(({ text }) => ({ text, form: formOf(text, language) }))
    .filter(({ form }) => form.isDeed);
  const one = told.find(({ form }) => form.hasProof) ?? told[0];
  const words = one && beginningOf(one.text);
  return words && frames[interviewLanguageOf(question)](words);
};

/** The first words, up to a comma if one comes in time; undefined for too few. */
const beginningOf = (sentence: string): string | undefined => {
  const bare = sentence.replace(/(?<![.!?。！？…])[.!?。！？…]+$/u, "").replaceAll(/[“”„«»"「」]/gu, "");
  if (!bare.includes(" "))
    return bare.length >= 6 ? `${bare.slice(0, 24)}${bare.length > 24 ? "…" : ""}` : undefined;
  const words = bare.split(" ");
  if (words.length < leastWords) return undefined;
  const comma = words.findIndex((word, at) => at + 1 >= leastWords && /[,;:]$/u.test(word));
  const end = comma >= 0 && comma < mostWords ? comma + 1 : Math.min(words.length, mostWords);
  const piece = words
    .slice(0, end)
    .join(" ")
    .replace(/[,;:]$/u, "");
  return end < words.length ? `${piece} …` : piece;
};
