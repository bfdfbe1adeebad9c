import type { AgreementLanguage } from "./concepts.ts";

/** The kind of answer that a question asks for; "none" is yes or no, or is not said. */
export type AnswerKind =
  | "duration"
  | "price"
  | "time"
  | "amount"
  | "place"
  | "reason"
  | "person"
  | "manner"
  | "what"
  | "none";

/** Question words by kind, the more special first; for text without diacritics. */
const questionWords: Record<AgreementLanguage, [AnswerKind, RegExp][]> = {
  en: [
    ["duration", /\bhow (?:long|soon|fast|quickly|many (?:minutes|hours|days|weeks|months|years))\b/],
    ["amount", /\bhow many\b/],
    ["price", /\bhow (?:much|expensive)\b/],
    ["time", /\b(?:at )?(?:what|which) (?:time|hours?|days?)\b|\bwhen\b/],
    ["place", /\bwhere\b/],
    ["reason", /\bwhy\b|\bhow come\b/],
    ["person", /\bwho(?:m|se)?\b/],
    ["manner", /\bhow\b/],
    ["what", /\b(?:what|which)\b/],
  ],
  de: [
    ["duration", /\bwie (?:lange?|schnell|viele (?:minuten|stunden|tage|wochen|monate|jahre))\b/],
    [
      "time",
      /\b(?:um )?(?:wie ?viel|welche) uhr\b|\b(?:zu |um )?welche[rnms]? (?:uhrzeit|zeit|tag|tagen)\b|\bwann\b/,
    ],
    ["amount", /\bwie ?viele\b/],
    ["price", /\bwie ?viel\b|\bwie teuer\b/],
    ["place", /\bwo(?:hin|her)?\b/],
    ["reason", /\b(?:warum|wieso|weshalb|wozu)\b/],
    ["person", /\bwe(?:r|n|m|ssen)\b/],
    ["what", /\bwie (?:hoch|ist|sind)\b/],
    ["manner", /\bwie\b/],
    ["what", /\b(?:was|welche[rnms]?)\b/],
  ],
  fr: [
    ["duration", /\b(?:en |sous )?combien de (?:temps|minutes|heures|jours|semaines|mois|ans|annees)\b/],
    ["amount", /\bcombien d(?:e |')/],
    ["price", /\bcombien\b/],
    ["time", /\b(?:a )?quelle heure\b|\bquels? jours?\b|\bquand\b/],
    ["place", /\bwhereplace\b|^\W*ou\b/],
    ["reason", /\bpourquoi\b/],
    ["person", /^\W*(?:a |avec |de )?qui\b/],
    ["manner", /\bcomment\b/],
    ["what", /\bquel(?:le)?s?\b|\bqu'est[- ]ce\b|^\W*que\b/],
  ],
  es: [
    [
      "duration",
      /\bcuanto (?:tiempo|(?=tarda|dura|demora))|\bcuantos? (?:minutos|horas|dias|semanas|meses|anos)\b|\bcuantas (?:horas|semanas)\b/,
    ],
    ["amount", /\bcuant[oa]s\b/],
    ["price", /\bcuanto\b/],
    ["time", /\b(?:a )?que (?:hora|horas|dias?)\b|\bcuando\b/],
    ["place", /\ba?donde\b/],
    ["reason", /\bpor que\b/],
    ["person", /\bquien(?:es)?\b/],
    ["manner", /\bcomo\b/],
    ["what", /\bcual(?:es)?\b|^\W*(?:en |de |a |con )?que\b/],
  ],
  it: [
    [
      "duration",
      /\b(?:per )?quanto (?:tempo|(?=dura|ci vuole|ci mett))|\bquant[ie] (?:minuti|ore|giorni|settimane|mesi|anni)\b/,
    ],
    ["amount", /\bquant[ie]\b/],
    ["price", /\bquanto\b/],
    ["time", /\b(?:a )?che (?:ora|ore|giorni|giorno)\b|\bquando\b/],
    ["place", /\bdov(?:e\b|')/],
    ["reason", /\bperche\b/],
    ["person", /^\W*(?:a |con |di )?chi\b/],
    ["manner", /\bcome\b/],
    ["what", /\bqual(?:e|i)?\b|\bche cosa\b|\bcosa\b|^\W*(?:in |di |a |con )?che\b/],
  ],
};

/** The first kind of which a text has a question word, and the text without any question words. */
export const kindIn = (text: string, language: AgreementLanguage): { kind: AnswerKind; rest: string } => {
  const words = questionWords[language];
  const kind = words.find(([, pattern]) => pattern.test(text))?.[0] ?? "none";
  const rest = words.reduce((left, [, pattern]) => left.replace(new RegExp(pattern, "g"), " "), text);
  return { kind, rest };
};
