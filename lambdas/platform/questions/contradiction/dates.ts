import { type DateOrder, datesIn, withWeekday } from "#platform/dates/dates-in.ts";
import { overlap, type Period } from "#platform/dates/period.ts";
import { type PeriodMention, periodsIn } from "#platform/dates/periods-in.ts";
import type { TableCell } from "#platform/models/builtin/segments/segment.ts";
import type { Context, Part, Stance } from "./part.ts";

/** The periods that one date or range of a question may mean. */
export type AskedPeriod = Period[];

export const askedPeriods = (question: string): AskedPeriod[] =>
  periodsIn(question).map(({ periods }) => periods);

/**
 * The stances of the parts of a passage to the periods asked for. A part without a date of its own is of the date that
 * stands alone in a line above it, or in a heading.
 */
export const stanceOfDates = (asked: AskedPeriod[], parts: Part[], { titles, order }: Context): Stance[] => {
  if (asked.length === 0) return parts.map(() => "open");
  let above = titles
    .map((title) => periodsIn(title, order).filter(isPrecise))
    .findLast((mentions) => mentions.length > 0);
  return parts.map(({ source, cells }) => {
    const own = periodsIn(source, order);
    if (own.length > 0 && isAlone(source, own)) above = own;
    const ends = cells && rangeOf(cells, order);
    return stance(asked, ends ?? (own.length > 0 ? own : (above ?? [])));
  });
};

const stance = (asked: AskedPeriod[], mentions: PeriodMention[]): Stance => {
  const said = mentions.flatMap(({ periods }) => periods);
  if (said.some((period) => isAsked(asked, period))) return "holds";
  if (!mentions.some(({ isRecord }) => !isRecord)) return "open";
  return isWithin(asked, mentions) ? "open" : "contradicts";
};

const isAsked = (asked: AskedPeriod[], period: Period): boolean =>
  asked.some((meanings) => meanings.some((meant) => overlap(meant, period)));

const firstDay =
  /^(?:.{0,12}\s)?(?:from|start\p{L}*|begin\p{L}*|since|first|von|ab|beginn|seit|desde|inicio|de|du|début|dal|inizio|da|início|van|od|с|från|fra|开始\p{L}*|開始\p{L}*|从|自)(?:\s.{0,12})?$/iu;
const lastDay =
  /^(?:.{0,12}\s)?(?:to|end\p{L}*|until|till|last|bis|ende|hasta|fin|a|au|al|fine|até|fim|tot|eind\p{L}*|do|по|till|til|结束\p{L}*|終了\p{L}*|到|至)(?:\s.{0,12})?$/iu;

/** The period of a row whose columns say its first and its last day. */
const rangeOf = (cells: TableCell[], order: DateOrder | undefined): PeriodMention[] | undefined => {
  const [from, to] = [firstDay, lastDay].map((label) => {
    const cell = cells.find(
      (each) => each.label && label.test(each.label) && datesIn(each.value, order).length === 1,
    );
    return cell && datesIn(cell.value, order)[0];
  });
  if (!from || !to || from === to) return undefined;
  const periods = from.dates.flatMap((first) => to.dates.map((last) => ({ from: first, to: last })));
  return [{ start: 0, end: 0, periods, isRecord: false }];
};

/** Two columns of a row may be the first and the last day. */
const isWithin = (asked: AskedPeriod[], [first, ...others]: PeriodMention[]): boolean =>
  others.some(({ periods }) =>
    periods.some(({ from: to }) =>
      first?.periods.some(({ from }) => from && to && isAsked(asked, { from, to })),
    ),
  );

/** A heading that says when it was written says nothing of when its text holds. */
const isPrecise = ({ isRecord }: PeriodMention): boolean => !isRecord;

/** In letters and digits beside the date. */
const most = 12;

const isAlone = (text: string, mentions: PeriodMention[]): boolean => {
  const beside = mentions.reduce((rest, mention) => {
    const { start, end } = withWeekday(text, { ...mention, dates: [] });
    return rest.slice(0, start) + " ".repeat(end - start) + rest.slice(end);
  }, text);
  return beside.replace(/[^\p{L}\p{N}]+/gu, "").length <= most;
};
