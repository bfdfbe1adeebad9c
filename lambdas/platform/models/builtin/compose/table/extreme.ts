import { superlativeOf } from "../../question-type/superlative.ts";
import { type Scene, termsIn } from "../../select/scene.ts";
import type { Scored } from "../../select/score.ts";

/** The rows of a table that have the most or the least of what is asked for; undefined where that cannot be told. */
export const extreme = (scene: Scene, scored: Scored[], best: Scored): Scored[] | undefined => {
  const wanted = superlativeOf(scene.question);
  const table = wanted && tableOf(scored, best);
  if (!wanted || !table || table.length < 2) return undefined;
  const rows = aboutQuestion(table);
  const at = columnOf(scene, rows, wanted.isPrice);
  if (at === undefined) return undefined;
  const numbers = rows.map((row) => numberIn(row.piece.cells?.[at]?.value ?? "")!);
  const end = wanted.direction === "most" ? Math.max(...numbers) : Math.min(...numbers);
  return rows.filter((_, row) => numbers[row] === end);
};

/** The table whose rows together fit the question best, if it is in the best piece's passage or that piece is of it. */
const tableOf = (scored: Scored[], best: Scored): Scored[] | undefined => {
  const rows = scored.filter(({ piece }) => piece.form === "row" && piece.cells);
  const key =
    best.piece.form === "row"
      ? best.piece.group?.key
      : rows.find(({ piece }) => piece.passage === best.piece.passage)?.piece.group?.key;
  const texts = new Set<string>();
  return rows.filter(
    ({ piece }) => piece.group?.key === key && !texts.has(piece.text) && texts.add(piece.text),
  );
};

/** Rows that hold more of the question than their labels say, where there are such: "the cheapest reminder". */
const aboutQuestion = (rows: Scored[]): Scored[] => {
  const common = (term: number) => rows.every(({ held }) => held.has(term));
  const telling = rows.filter(({ held }) => [...held.keys()].some((term) => !common(term)));
  return telling.length >= 2 ? telling : rows;
};

const prices =
  /\p{Sc}|\b(?:euros?|dollars?|pounds?|EUR|USD|GBP|CHF|lei|RON|TL|lira)\b|руб|บาท|रुपय|đồng|元|円/iu;
const free =
  /^(?:free|gratis|kostenlos|gratuit\p{L}*|бесплатно|ücretsiz|δωρεάν|miễn phí|मुफ़?्त|ฟรี|免费|無料|مجاني?)\b/iu;

/** The column that the question names, else that of the prices, else the only one with numbers. */
const columnOf = (scene: Scene, rows: Scored[], isPrice: boolean): number | undefined => {
  const cells = rows[0]?.piece.cells ?? [];
  const numeric = cells.flatMap((_, at) =>
    at > 0 && rows.every(({ piece }) => numberIn(piece.cells?.[at]?.value ?? "") !== undefined) ? [at] : [],
  );
  const named = numeric.filter(
    (at) => termsIn(scene, cells[at]?.label ?? "", rows[0]!.piece.passage).size > 0,
  );
  const priced = numeric.filter((at) =>
    rows.some(({ piece }) => prices.test(piece.cells?.[at]?.value ?? "")),
  );
  if (named.length === 1) return named[0];
  if (isPrice) return priced.length > 0 ? priced[0] : only(numeric);
  return only(numeric);
};

const only = (columns: number[]): number | undefined => (columns.length === 1 ? columns[0] : undefined);

/** The only number of a cell: "1,200.50 €" is 1200.5 and so is "1.200,50 €"; free is 0. */
export const numberIn = (value: string): number | undefined => {
  if (free.test(value.trim())) return 0;
  const found = value.normalize("NFKC").match(/-?\d+(?:[.,'\s]\d{3}(?!\d))*(?:[.,]\d+)?/g) ?? [];
  if (found.length !== 1) return undefined;
  const digits = found[0].replace(/[\s']/g, "");
  const decimal = /[.,]\d{1,2}$|[.,]\d{4,}$/.exec(digits)?.index;
  const whole = digits.slice(0, decimal ?? digits.length).replace(/[.,]/g, "");
  return Number(decimal === undefined ? whole : `${whole}.${digits.slice(decimal + 1)}`);
};
