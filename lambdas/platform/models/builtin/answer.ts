import type { Passage } from "../../search/port.ts";
import type { Block } from "./compose/block.ts";
import { listing } from "./compose/listing.ts";
import { merged } from "./compose/merged.ts";
import { quote } from "./compose/quote.ts";
import { say } from "./compose/say.ts";
import { tabled } from "./compose/table/tabled.ts";
import { yesOrNo } from "./compose/yes-or-no.ts";
import { placesOf } from "./question-type/answers.ts";
import { kindOf } from "./question-type/kinds.ts";
import { questionsIn } from "./question-type/parts.ts";
import { piecesOf } from "./segments/pieces.ts";
import { choose } from "./select/choose.ts";
import { readScene, type Scene } from "./select/scene.ts";
import { type Scored, scorePieces } from "./select/score.ts";

/**
 * What the passages (best first) answer, in Markdown and in their own words: one to three sentences, rows of a table,
 * items of a list or the steps of a how-to, each with the number of its passage: "It costs 4 euros. [1]".
 */
export const answerFrom = (question: string, passages: Passage[]): string => {
  const pieces = piecesOf(passages);
  if (pieces.length === 0) return beginningOf(passages);
  const questions = questionsIn(question);
  const most = questions.length > 1 ? 1 : 3;
  const blocks: Block[] = [];
  for (const one of questions) {
    const said = blocks.flatMap(({ quotes }) => quotes.map(({ order }) => order));
    blocks.push(blockFor(readScene(one, passages, pieces), { most, said }));
  }
  return say(merged(blocks));
};

/** `said`: what the answer to an earlier part of the question quotes, by order. */
const blockFor = (scene: Scene, { most, said }: { most: number; said: number[] }): Block => {
  const kind = kindOf(scene.question);
  const scored = scorePieces(scene).map((one) => {
    const isDone =
      said.includes(one.order) && kind && placesOf(kind, one.piece.source, scene.question).length === 0;
    return isDone ? { ...one, likelihood: 0 } : one;
  });
  const best = scored.reduce((one, other) => (other.likelihood > one.likelihood ? other : one));
  return listing(scene, scored, best) ?? tabled(scene, scored, best) ?? quoted(scene, scored, best, most);
};

const quoted = (scene: Scene, scored: Scored[], best: Scored, most: number): Block => {
  const opening = yesOrNo(scene, scored, best);
  return {
    layout: "flow",
    ...(opening && { opening }),
    quotes: choose(scored, most).map((one) => quote(scene, one)),
  };
};

const mostLetters = 300;

/** Of passages without one whole sentence, as much of the first as can be read at once. */
const beginningOf = ([first]: Passage[]): string => {
  const text = (first?.text ?? "").replace(/\s+/g, " ").trim();
  return `${text.length > mostLetters ? `${text.slice(0, mostLetters).replace(/\s\S*$/, "")} …` : text} [1]`;
};
