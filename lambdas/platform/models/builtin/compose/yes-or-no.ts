import { type YesNoQuestion, yesNoQuestion } from "../question-type/yes-no-questions.ts";
import type { Segment } from "../segments/segment.ts";
import { type QuestionMatch, termsIn } from "../select/match-segments.ts";
import type { ScoredSegment } from "../select/score.ts";

/** Least share of the question in the clause that decides yes or no. */
const leastHeld = 0.9;
const clauses =
  /[,;:—，；、]\s*|\s(?:but|however|although|whereas|aber|jedoch|sondern|mais|cependant|pero|sino|ma|però|mas|porém|maar|но|однако|αλλά|όμως|ama|fakat|ancak|dar|însă|nhưng|लेकिन|परंतु)\s|(?:但是?|แต่|لكن)/iu;

const forbidden =
  /\b(?:cannot|can't|(?:may|must|should|can|is|are) not|mustn't|aren't|isn't|(?:is|are) (?:forbidden|prohibited|banned)|not (?:allowed|permitted|possible)|(?:darf|dürfen|kann|können|ist|sind)(?:\s\p{L}+){0,4} (?:nicht|verboten|untersagt)|kein(?:e[nmrs]?)?|(?:ne|n'|n’)\s?\p{L}+ pas|interdit(?:e?s)?|no (?:se )?(?:puede[n]?|permite[n]?|está[n]? permitid[oa]s?|es posible)|prohibid[oa]s?|non (?:si )?(?:può|possono|è|sono)|vietat[oaie]|não (?:se )?(?:pode[m]?|é|são)|proibid[oa]s?|niet|nu (?:se )?(?:poate|pot|este|sunt)|interzis[ăe]?)(?!\p{L})|(?<!\p{L})(?:нельзя|запрещ\p{L}+|не (?:разреш\p{L}+|допуска\p{L}+|мо(?:жет|гут|жно))|δεν (?:επιτρέπ\p{L}+|μπορ\p{L}+)|απαγορεύ\p{L}+)|(?:amaz|emez|yasak\p{L}*|izin verilmez|değil(?:dir)?)(?!\p{L})|không (?:được|thể|cho phép)|cấm|नहीं|मना है|वर्जित|ไม่(?:สามารถ|อนุญาต|ได้)|ห้าม|不(?:可|能|得|允许|准)|禁止|لا (?:يمكن|يجوز|يسمح|يُسمح)|ممنوع/iu;
const allowed =
  /\b(?:can|may|(?:is|are) (?:allowed|permitted|welcome|possible)|kann|können|darf|dürfen|erlaubt|gestattet|möglich|peu(?:t|vent|vez|x)|autorisée?s?|permise?s?|pued(?:e|en|es|o)|permitid[oa]s?|può|possono|possiamo|consentit[oaie]|permess[oaie]|pode[m]?|permitid[oa]s?|kan|kunnen|mag|mogen|poate|pot|puteți|permis[ăe]?)(?!\p{L})|(?<!\p{L})(?:можно|может|могут|можете|разреш\p{L}+|допускается|μπορ\p{L}+|επιτρέπ\p{L}+)|(?:abilir|ebilir)\p{L}*|serbest|(?:được phép|có thể)|सकत\p{M}*|अनुमति है|สามารถ|อนุญาต|可以|允许|يمكن|يجوز|يسمح|يُسمح/iu;
const needless =
  /\b(?:need not|(?:do|does) not (?:have|need) to|don't (?:have|need) to|not (?:required|necessary)|optional|nicht (?:nötig|notwendig|erforderlich)|pas (?:nécessaire|obligatoire)|no es (?:necesario|obligatorio)|non è (?:necessario|obbligatorio))\b|(?<!\p{L})(?:не (?:нужно|требуется|обязательно)|δεν (?:χρειάζεται|απαιτείται))|gerek(?:mez|li değil)|nu (?:este necesar|trebuie)|không cần/iu;
const needed =
  /\b(?:must|(?:have|has|need|needs) to|(?:is|are) (?:required|necessary|mandatory|obligatory)|muss|müssen|erforderlich|notwendig|doit|doivent|devez|il faut|obligatoire|debe[n]?|hay que|obligatori[oa]|deve|devono|necessario|moet|moeten|trebuie|obligatoriu)(?!\p{L})|(?<!\p{L})(?:нужно|необходимо|должн\p{L}+|обязательн\p{L}+|πρέπει|απαιτείται)|(?:gerekir|zorunlu|gereklidir)|(?:phải|bắt buộc)|चाहिए|अनिवार्य|आवश्यक|يجب/iu;
const closed = /\b(?:closed|geschlossen)\b/i;
const open = /\b(?:open|opens|geöffnet)\b/i;
/** Words of exceptions, which make a sentence neither yes nor no. */
const exceptions =
  /\b(?:only|except|unless|apart from|nur|außer|ausgenommen|es sei denn|seulement|uniquement|sauf|hormis|solo|sólo|solamente|únicamente|salvo|excepto|soltanto|tranne|eccetto|somente|apenas|exceto|alleen|behalve|doar|numai|cu excepția|without|ohne|sans|sin|senza|sem|zonder|fără)\b|(?<!\p{L})(?:только|кроме|без|μόνο|εκτός|χωρίς|yalnızca|sadece|hariç|chỉ|trừ|केवल|सिर्फ़?)|เฉพาะ|ยกเว้น|[只除仅]|فقط|إلا/iu;
const negations =
  /\b(?:never|jamais|nunca|mai|nie|no|not|nicht|kein\p{L}*|non|não|niet|geen|nu)\b|n['’]t\b|\bpas\b|(?<!\p{L})(?:не|ни|нельзя|δεν|değil)(?!\p{L})|ไม่|नहीं|[不没無无]|(?<!\p{L})(?:لا|ليس|لن|غير)(?!\p{L})|không|m[ae]z(?!\p{L})|\b(?:forbidden|prohibited|verboten|untersagt)\b/iu;

/** "Yes." or "No." in the language of the question, if the form of the best sentence decides it; else undefined. */
export const yesOrNo = (
  match: QuestionMatch,
  scored: ScoredSegment[],
  best: ScoredSegment,
): string | undefined => {
  const asked = yesNoQuestion(match.question);
  if (!asked || isTwisted(match.question)) return undefined;
  const said = verdict(match, asked, best);
  const isDisputed = scored.some((one) => {
    const other = verdict(match, asked, one);
    return other !== undefined && other !== said;
  });
  return isDisputed ? undefined : said;
};

const verdict = (
  match: QuestionMatch,
  { verb, yes, no }: YesNoQuestion,
  { segment }: ScoredSegment,
): string | undefined => {
  if (segment.form !== "sentence" || exceptions.test(segment.text)) return undefined;
  const clause = segment.text.split(clauses).find((part) => holdsQuestion(match, segment, part, verb));
  if (!clause) return undefined;
  if (saysNo[verb].test(clause)) return negations.test(clause.replace(saysNo[verb], "")) ? undefined : no;
  return saysYes[verb].test(clause) && !negations.test(clause) ? yes : undefined;
};

/** Some languages ask with a negation, which negates nothing. */
const isTwisted = (question: string): boolean => {
  const bare = question.replace(/không\s*\??$|ได้หรือไม่|可不可以|能不能/u, "");
  return negations.test(bare) || exceptions.test(bare);
};

const saysNo: Record<YesNoQuestion["verb"], RegExp> = { may: forbidden, must: needless, open: closed };
const saysYes: Record<YesNoQuestion["verb"], RegExp> = { may: allowed, must: needed, open };

/** Whether a clause has nearly all terms of the question, and every name and number. */
const holdsQuestion = (
  match: QuestionMatch,
  segment: Segment,
  clause: string,
  verb: YesNoQuestion["verb"],
): boolean => {
  const { asked, weights, passages } = match;
  const held = termsIn(match, clause, segment.passage);
  const { titled } = passages[segment.passage]!;
  let missing = 0;
  let all = 0;
  for (const [term, { token, isName }] of asked.terms.entries()) {
    if (verb === "open" && /^(?:open|ge?offnet|offen|auf)$/.test(token)) continue;
    all += weights[term]!;
    if (held.has(term)) continue;
    if (isName && !titled.has(term)) return false;
    missing += titled.has(term) ? 0.3 * weights[term]! : weights[term]!;
  }
  return held.size > 0 && missing <= (1 - leastHeld) * all;
};
