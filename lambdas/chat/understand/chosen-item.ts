import type { Turn } from "../conversation/turns.ts";
import type { SpokenLanguage } from "../language/spoken-language.ts";
import { keywordsOf, wordsOf } from "../language/words.ts";

const ordinals: RegExp[] = [
  /\bfirst\b|\bprimer[oa]?\b|\bpremi(?:er|ère)\b|\berste[nrsm]?\b|\bprim[oa]\b|\bprimeir[oa]\b|\beerste\b|\bpierwsz\p{L}*|перв\p{L}*|第一|[一1１](?:番目|つ目)|أول|الأول/iu,
  /\bsecond\b|\bsegund[oa]\b|\bdeuxième\b|\bseconde?\b|\bzweite[nrsm]?\b|\bsecond[oa]\b|\btweede\b|\bdrug(?:i|a|ie|ą)\b|втор\p{L}*|第二|[二2２](?:番目|つ目)|الثاني/iu,
  /\bthird\b|\btercer[oa]?\b|\btroisième\b|\bdritte[nrsm]?\b|\bterz[oa]\b|\bterceir[oa]\b|\bderde\b|\btrzeci\p{L}*|трет\p{L}*|第三|[三3３](?:番目|つ目)|الثالث/iu,
  /\bfourth\b|\bcuart[oa]\b|\bquatrième\b|\bvierte[nrsm]?\b|\bquart[oa]\b|\bvierde\b|\bczwart\p{L}*|четв[её]рт\p{L}*|第四|[四4４](?:番目|つ目)|الرابع/iu,
  /\bfifth\b|\bquint[oa]\b|\bcinquième\b|\bfünfte[nrsm]?\b|\bvijfde\b|\bpiąt\p{L}*|пят\p{L}*|第五|[五5５](?:番目|つ目)|الخامس/iu,
];
const last =
  /\blast\b|\búltim[oa]\b|\bdernière?\b|\bletzte[nrsm]?\b|\bultim[oa]\b|\blaatste\b|\bostatni\p{L}*|последн\p{L}*|最后|最後|الأخير/iu;
const counted =
  /\b(?:one|option|item|point|step|choice|thing|opción|punto|paso|option|étape|möglichkeit|punkt|schritt|opzione|opção|passo|optie|stap|вариант|пункт)\b/giu;
const maxWords = 7;
const maxItemWords = 12;

/**
 * Resolves "the second one" to the keywords of that list item, or of that sentence, of the last answer. Undefined if the
 * question names no ordinal alone or there is no such item.
 */
export const chosenItem = (
  question: string,
  turns: Turn[],
  language: SpokenLanguage | undefined,
): string | undefined => {
  const ordinal =
    ordinals.find((pattern) => pattern.test(question)) ?? (last.test(question) ? last : undefined);
  if (!ordinal || wordsOf(question).length > maxWords) return undefined;
  const others = question.replace(new RegExp(ordinal, "giu"), " ").replace(counted, " ");
  if (keywordsOf(others, language).length > 0) return undefined;
  const items = itemsOf(turns.findLast(({ role }) => role === "assistant")?.content ?? "");
  const item = items.at(ordinal === last ? -1 : ordinals.indexOf(ordinal));
  return items.length > 1 && item ? keywordsOf(item, language).slice(0, maxItemWords).join(" ") : undefined;
};

const bullet = /^\s*(?:[-*•–]|\d{1,2}[.)])\s+/;

const itemsOf = (answer: string): string[] => {
  const text = answer.replace(/(?<!\s)\s*\[[\d,\s]+\]/g, "");
  const listed = text.split("\n").filter((line) => bullet.test(line));
  if (listed.length > 1) return listed.map((line) => line.replace(bullet, ""));
  return text.split(/(?<=[.!?;])\s+|(?<=[。！？；])/).filter((sentence) => sentence.trim());
};
