import { type QuestionMatch, termsIn } from "../select/match-segments.ts";
import type { ScoredSegment } from "../select/score.ts";
import type { Block } from "./markdown.ts";
import { quote } from "./quote.ts";

const maxRows = 8;

/** Answers from a table: the row with the highest or lowest value for a superlative, else all rows that match as well as the best. */
export const tableBlock = (
  match: QuestionMatch,
  scored: ScoredSegment[],
  best: ScoredSegment,
): Block | undefined => {
  const found = extreme(match, scored, best);
  if (found)
    return { layout: found.length > 1 ? "list" : "flow", quotes: found.map((row) => quote(match, row)) };
  if (best.segment.form !== "row") return undefined;
  const rows = scored.filter(
    ({ segment, held }) => segment.group?.key === best.segment.group?.key && holdsAll(held, best.held),
  );
  const texts = new Set<string>();
  const different = rows.filter(({ segment }) => !texts.has(segment.text) && texts.add(segment.text));
  if (different.length < 2) return undefined;
  return {
    layout: "list",
    quotes: different.slice(0, maxRows).map((row) => quote(match, row)),
    left: Math.max(0, different.length - maxRows),
  };
};

const holdsAll = (held: Map<number, number>, wanted: Map<number, number>): boolean =>
  [...wanted.keys()].every((term) => held.has(term));

/** The rows with the extreme value of a column; undefined if the question has no superlative or the column is unclear. */
const extreme = (
  match: QuestionMatch,
  scored: ScoredSegment[],
  best: ScoredSegment,
): ScoredSegment[] | undefined => {
  const wanted = superlativeOf(match.question);
  const table = wanted && tableOf(scored, best);
  if (!wanted || !table || table.length < 2) return undefined;
  const rows = aboutQuestion(table);
  const at = columnOf(match, rows, wanted.isPrice);
  if (at === undefined) return undefined;
  const numbers = rows.map((row) => numberIn(row.segment.cells?.[at]?.value ?? "")!);
  const end = wanted.direction === "most" ? Math.max(...numbers) : Math.min(...numbers);
  return rows.filter((_, row) => numbers[row] === end);
};

/** The rows of the table that the best segment is a row of, else of the first table of its passage. */
const tableOf = (scored: ScoredSegment[], best: ScoredSegment): ScoredSegment[] | undefined => {
  const rows = scored.filter(({ segment }) => segment.form === "row" && segment.cells);
  const key =
    best.segment.form === "row"
      ? best.segment.group?.key
      : rows.find(({ segment }) => segment.passage === best.segment.passage)?.segment.group?.key;
  const texts = new Set<string>();
  return rows.filter(
    ({ segment }) => segment.group?.key === key && !texts.has(segment.text) && texts.add(segment.text),
  );
};

/** Rows with a term of the question that not all rows have ("the cheapest reminder"), if at least two do. */
const aboutQuestion = (rows: ScoredSegment[]): ScoredSegment[] => {
  const common = (term: number) => rows.every(({ held }) => held.has(term));
  const distinct = rows.filter(({ held }) => [...held.keys()].some((term) => !common(term)));
  return distinct.length >= 2 ? distinct : rows;
};

const prices =
  /\p{Sc}|\b(?:euros?|dollars?|pounds?|EUR|USD|GBP|CHF|lei|RON|TL|lira)\b|руб|บาท|रुपय|đồng|元|円/iu;
const free =
  /^(?:free|gratis|kostenlos|gratuit\p{L}*|бесплатно|ücretsiz|δωρεάν|miễn phí|मुफ़?्त|ฟรี|免费|無料|مجاني?)\b/iu;

/** The position of the column that the question names, else of the prices, else of the only one with numbers. */
const columnOf = (match: QuestionMatch, rows: ScoredSegment[], isPrice: boolean): number | undefined => {
  const cells = rows[0]?.segment.cells ?? [];
  const numeric = cells.flatMap((_, at) =>
    at > 0 && rows.every(({ segment }) => numberIn(segment.cells?.[at]?.value ?? "") !== undefined)
      ? [at]
      : [],
  );
  const named = numeric.filter(
    (at) => termsIn(match, cells[at]?.label ?? "", rows[0]!.segment.passage).size > 0,
  );
  const priced = numeric.filter((at) =>
    rows.some(({ segment }) => prices.test(segment.cells?.[at]?.value ?? "")),
  );
  if (named.length === 1) return named[0];
  if (isPrice) return priced.length > 0 ? priced[0] : only(numeric);
  return only(numeric);
};

const only = (columns: number[]): number | undefined => (columns.length === 1 ? columns[0] : undefined);

/** The only number of a cell: "1,200.50 €" is 1200.5 and so is "1.200,50 €"; free is 0. The marks of notes do not count. */
const numberIn = (value: string): number | undefined => {
  if (free.test(value.trim())) return 0;
  if (powerOfTen.test(value)) return undefined;
  const plain = value.replace(noteMark, "").normalize("NFKC");
  const found = plain.match(/-?\d+(?:[.,'\s]\d{3}(?!\d))*(?:[.,]\d+)?/g) ?? [];
  if (found.length !== 1) return undefined;
  const digits = found[0].replace(/[\s']/g, "");
  const decimal = /[.,]\d{1,2}$|[.,]\d{4,}$/.exec(digits)?.index;
  const whole = digits.slice(0, decimal ?? digits.length).replace(/[.,]/g, "");
  return Number(decimal === undefined ? whole : `${whole}.${digits.slice(decimal + 1)}`);
};

const noteMark = /(?<=\p{Nd})(?:\^\p{Nd}{1,2}\)?|[¹²³⁴-⁹⁰]+)/gu;

const powerOfTen = /(?<![\d.,])10(?:\^[-−]?\d|[⁻⁰¹²³⁴-⁹])/u;

interface Superlative {
  direction: "most" | "least";
  /** The superlative is about prices, so the question needs not name the column. */
  isPrice: boolean;
}

const cheapest =
  /\bcheapest\b|\bleast expensive\b|\blowest (?:price|fee|cost|rate)|billigst|günstigst|preiswertest|(?:le|la|les) (?:moins cher|moins chère)s?|más barat|más económic|(?:più|meno) (?:economic|car)|mais barat|goedkoopst|сам\p{L}+ (?:дешёв|дешев)|дешевле всего|φθηνότερ|en ucuz|cel(?:e|a|or)? mai ieftin|cea mai ieftin|rẻ nhất|सबसे सस्त|ถูกที่สุด|最便宜|最安|أرخص|가장 (?:싼|저렴)/iu;
const dearest =
  /\bmost expensive\b|\bdearest\b|\bpriciest\b|\bhighest (?:price|fee|cost|rate)|\bcosts? (?:the )?most\b|teuerst|plus chèr?e?s?\b|más car[oa]|più car[oa]|mais car[oa]|duurst|сам\p{L}+ дорог|дороже всего|ακριβότερ|en pahalı|mai scump|đắt nhất|सबसे महंग|แพงที่สุด|最贵|最高い|أغلى|가장 비싼/iu;
const least =
  /\b(?:lowest|smallest|shortest|least|fewest|minimum|youngest|slowest|lightest|earliest)\b|niedrigst|kleinst|kürzest|wenigst|am frühesten|leichtest|plus (?:petit|bas|court|faible)|más (?:baj|pequeñ|cort)|menor|più (?:bass|piccol|cort)|mais (?:baix|curt)|laagst|сам\p{L}+ (?:низк|маленьк|коротк|мал)|наименьш|χαμηλότερ|μικρότερ|en (?:düşük|küçük|kısa|az)|mai (?:mic|scurt|jos|puțin)|(?:thấp|nhỏ|ngắn|ít) nhất|सबसे (?:कम|छोट)|(?:ต่ำ|เล็ก|สั้น|น้อย)(?:ที่)?สุด|最[低小短少]|أ(?:دنى|صغر|قصر|قل)/iu;
const greatest =
  /\b(?:highest|largest|biggest|longest|most|maximum|greatest|oldest|fastest|heaviest|latest)\b|höchst|größt|längst|meisten|ältest|schnellst|schwerst|plus (?:grand|haut|élevé|long)|más (?:alt|grand|larg)|mayor|più (?:alt|grand|lung)|maior|mais alt|hoogst|grootst|сам\p{L}+ (?:высок|больш|длинн)|наибольш|υψηλότερ|μεγαλύτερ|en (?:yüksek|büyük|uzun|çok)|mai (?:mare|lung|mult|înalt)|(?:cao|lớn|dài|nhiều) nhất|सबसे (?:अधिक|ज़्यादा|ज्यादा|बड़|लंब)|(?:สูง|ใหญ่|ยาว|มาก)(?:ที่)?สุด|最[高大长長多]|أ(?:على|كبر|طول|كثر)/iu;

/** The superlative of a question, if it has one: "Which is the cheapest plan?". */
const superlativeOf = (question: string): Superlative | undefined => {
  if (cheapest.test(question)) return { direction: "least", isPrice: true };
  if (dearest.test(question)) return { direction: "most", isPrice: true };
  if (least.test(question)) return { direction: "least", isPrice: false };
  return greatest.test(question) ? { direction: "most", isPrice: false } : undefined;
};
