import type { SegmentGroup } from "../segments/segment.ts";
import { type QuestionMatch, termsIn } from "../select/match-segments.ts";
import type { ScoredSegment } from "../select/score.ts";
import type { Block } from "./markdown.ts";

const maxItems = 8;
/** From this share of the question on a single item is the answer, not the list. */
const tellingPart = 0.2;

/** Least share of the question in the heading and lead of steps. */
const leastHeaded = 0.65;

const howTo =
  /\bhow (?:do|can|should|must|would|to|does one)\b|\bwhat (?:do|should|must|can) (?:I|we|you) do\b|was (?:muss|soll) ich (?:tun|machen)|que (?:faire|dois-je faire)|qué (?:hago|(?:debo|tengo que|hay que) hacer)|cosa (?:devo|bisogna) fare|что (?:делать|(?:нужно|надо) (?:с?делать))|\bsteps?\b|\bprocedure\b|\binstructions\b|\bwie (?:kann|muss|soll|geht|funktioniert|bekomme|werde|\p{L}+e? (?:ich|man|wir))|\bschritte?\b|\bcomment\b|étapes|\bcómo\b|\bpasos\b|\bcome (?:si|posso|faccio|devo|\p{L}+o\b)|\bcomo\b|passos|\bhoe (?:kan|moet|werkt)|(?<!\p{L})как(?!\p{L}|\p{L}{2})|шаги|\bπώς\b|(?<!\p{L})πως(?!\p{L})|βήματα|\bnasıl\b|adımlar|\bcum\b|pași|(?:như thế nào|làm sao|làm thế nào|cách|các bước)|कैसे|चरण|อย่างไร|ยังไง|ขั้นตอน|วิธี|如何|怎[么麼样樣]|步骤|كيف|خطوات|どうやって|方法|手順|어떻게|방법/iu;

/** Answers with the items of a list or the steps of a procedure; undefined if the question asks for neither. */
export const listBlock = (
  match: QuestionMatch,
  scored: ScoredSegment[],
  best: ScoredSegment,
): Block | undefined => {
  const found = groupOf(match, scored, best);
  if (!found) return undefined;
  const { group, isHowTo } = found;
  const items = scored.filter(({ segment }) => segment.group === group && segment.form === "item");
  if (items.length < 2) return undefined;
  if (!(isHowTo && group.isNumbered) && isOneOf(match, best, items, group.lead)) return undefined;
  const lead = scored.find(({ segment }) => segment.group === group && segment.form === "lead");
  const left = group.isNumbered ? 0 : items.length - Math.min(items.length, maxItems);
  return {
    layout: group.isNumbered ? "steps" : "list",
    ...(lead && { opening: `${lead.segment.text} [${lead.segment.passage + 1}]` }),
    quotes: items
      .slice(0, items.length - left)
      .map(({ segment: { text, passage }, order }) => ({ text, passage, order })),
    left,
  };
};

type Listed = { group: SegmentGroup; isHowTo: boolean };

/** The steps under a heading that matches the question, else the list of the best segment. */
const groupOf = (match: QuestionMatch, scored: ScoredSegment[], best: ScoredSegment): Listed | undefined => {
  const isHowTo = howTo.test(match.question);
  const headed = scored.find(
    ({ segment: { form, group, passage } }) =>
      isHowTo &&
      form === "item" &&
      group?.isNumbered &&
      partHeld(match, `${group.heading ?? ""} ${group.lead ?? ""}`, passage) >= leastHeaded,
  )?.segment.group;
  if (headed) return { group: headed, isHowTo };
  const own = best.segment.form === "item" || best.segment.form === "lead" ? best.segment.group : undefined;
  return own && { group: own, isHowTo };
};

const partHeld = (match: QuestionMatch, text: string, passage: number): number =>
  [...termsIn(match, text, passage)].reduce((sum, term) => sum + match.weights[term]!, 0) / match.total;

/** Whether the question is about one item: it has terms of the question that most other items lack. */
const isOneOf = (
  match: QuestionMatch,
  { segment }: ScoredSegment,
  items: ScoredSegment[],
  lead = "",
): boolean => {
  if (segment.form === "lead") return false;
  const common = termsIn(match, lead, segment.passage);
  const own = [...termsIn(match, segment.text, segment.passage)].filter((term) => !common.has(term));
  const weight = own.reduce((sum, term) => sum + match.weights[term]!, 0);
  if (weight < tellingPart * match.total) return false;
  const alike = items.filter((item) => {
    const terms = termsIn(match, item.segment.text, segment.passage);
    return own.every((term) => terms.has(term));
  });
  return alike.length <= items.length / 2;
};
