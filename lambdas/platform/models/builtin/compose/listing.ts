import type { Group } from "../segments/piece.ts";
import { type Scene, termsIn } from "../select/scene.ts";
import type { Scored } from "../select/score.ts";
import type { Block } from "./block.ts";

const mostItems = 8;
/** An item that alone holds so much of the question is what is asked for, not the list. */
const tellingPart = 0.2;

/** So much of the question must be in what steps stand under. */
const leastHeaded = 0.65;

const howTo =
  /\bhow (?:do|can|should|must|would|to|does one)\b|\bwhat (?:do|should|must|can) (?:I|we|you) do\b|was (?:muss|soll) ich (?:tun|machen)|que (?:faire|dois-je faire)|qué (?:hago|(?:debo|tengo que|hay que) hacer)|cosa (?:devo|bisogna) fare|что (?:делать|(?:нужно|надо) (?:с?делать))|\bsteps?\b|\bprocedure\b|\binstructions\b|\bwie (?:kann|muss|soll|geht|funktioniert|bekomme|werde|\p{L}+e? (?:ich|man|wir))|\bschritte?\b|\bcomment\b|étapes|\bcómo\b|\bpasos\b|\bcome (?:si|posso|faccio|devo|\p{L}+o\b)|\bcomo\b|passos|\bhoe (?:kan|moet|werkt)|(?<!\p{L})как(?!\p{L}|\p{L}{2})|шаги|\bπώς\b|(?<!\p{L})πως(?!\p{L})|βήματα|\bnasıl\b|adımlar|\bcum\b|pași|(?:như thế nào|làm sao|làm thế nào|cách|các bước)|कैसे|चरण|อย่างไร|ยังไง|ขั้นตอน|วิธี|如何|怎[么麼样樣]|步骤|كيف|خطوات|どうやって|方法|手順|어떻게|방법/iu;

/** The items of a list, or the steps of what is to be done, where these are what is asked for. */
export const listing = (scene: Scene, scored: Scored[], best: Scored): Block | undefined => {
  const found = groupOf(scene, scored, best);
  if (!found) return undefined;
  const { group, isHowTo } = found;
  const items = scored.filter(({ piece }) => piece.group === group && piece.form === "item");
  if (items.length < 2) return undefined;
  if (!(isHowTo && group.isNumbered) && isOneOf(scene, best, items, group.lead)) return undefined;
  const lead = scored.find(({ piece }) => piece.group === group && piece.form === "lead");
  const left = group.isNumbered ? 0 : items.length - Math.min(items.length, mostItems);
  return {
    layout: group.isNumbered ? "steps" : "list",
    ...(lead && { opening: `${lead.piece.text} [${lead.piece.passage + 1}]` }),
    quotes: items
      .slice(0, items.length - left)
      .map(({ piece: { text, passage }, order }) => ({ text, passage, order })),
    left,
  };
};

type Listed = { group: Group; isHowTo: boolean };

/** The list under a heading that says what is asked about; else that of the best piece. */
const groupOf = (scene: Scene, scored: Scored[], best: Scored): Listed | undefined => {
  const isHowTo = howTo.test(scene.question);
  const headed = scored.find(
    ({ piece: { form, group, passage } }) =>
      isHowTo &&
      form === "item" &&
      group?.isNumbered &&
      partHeld(scene, `${group.heading ?? ""} ${group.lead ?? ""}`, passage) >= leastHeaded,
  )?.piece.group;
  if (headed) return { group: headed, isHowTo };
  const own = best.piece.form === "item" || best.piece.form === "lead" ? best.piece.group : undefined;
  return own && { group: own, isHowTo };
};

const partHeld = (scene: Scene, text: string, passage: number): number =>
  [...termsIn(scene, text, passage)].reduce((sum, term) => sum + scene.weights[term]!, 0) / scene.total;

/** Whether the question is on one of the items: that one says much of the question, and most others do not. */
const isOneOf = (scene: Scene, { piece }: Scored, items: Scored[], lead = ""): boolean => {
  if (piece.form === "lead") return false;
  const common = termsIn(scene, lead, piece.passage);
  const own = [...termsIn(scene, piece.text, piece.passage)].filter((term) => !common.has(term));
  const weight = own.reduce((sum, term) => sum + scene.weights[term]!, 0);
  if (weight < tellingPart * scene.total) return false;
  const alike = items.filter((item) => {
    const terms = termsIn(scene, item.piece.text, piece.passage);
    return own.every((term) => terms.has(term));
  });
  return alike.length <= items.length / 2;
};
