import { type Counters, type DayCounts, type DayItem, ledger } from "#lambdas/core/ledger/store.ts";
import type { Figures } from "#shared/analytics/shapes.ts";

const nanoDollars = 1e9;

interface Time {
  milliseconds: number;
  answers: number;
}

/** Adds up items of days, and sums of such. */
export class Sum {
  readonly counters: Counters = {};
  readonly #times = new Map<string, Time>();
  /** The part of the public pages. */
  readonly #page: Counters = {};

  /** Results of programs' errands, which are no answers. */
  errands = 0;

  add({ counters: all, chatbotId = "", source }: Pick<DayItem, "counters" | "chatbotId" | "source">): void {
    const { answered = 0, ...others } = all;
    const counters = source === "errand" ? others : all;
    if (source === "errand") this.errands += answered;
    ledger.addCounters(this.counters, counters);
    if (source === "page") ledger.addCounters(this.#page, counters);
    const { response_ms: milliseconds = 0, timed_answers: answers = 0 } = counters;
    if (answers > 0) this.#addTime(chatbotId, { milliseconds, answers });
  }

  merge(other: Sum): void {
    ledger.addCounters(this.counters, other.counters);
    ledger.addCounters(this.#page, other.#page);
    this.errands += other.errands;
    for (const [chatbotId, time] of other.#times) this.#addTime(chatbotId, time);
  }

  figures(): Figures {
    const { questions } = ledger.countsIn(this.#page);
    return figuresOf(ledger.countsIn(this.counters), questions, this.#averageResponse());
  }

  #addTime(chatbotId: string, { milliseconds, answers }: Time): void {
    const time = this.#times.get(chatbotId) ?? { milliseconds: 0, answers: 0 };
    time.milliseconds += milliseconds;
    time.answers += answers;
    this.#times.set(chatbotId, time);
  }

  /** Averaged per chatbot first and then across chatbots. */
  #averageResponse(): number | null {
    const averages = [...this.#times.values()].map(({ milliseconds, answers }) => milliseconds / answers);
    if (averages.length === 0) return null;
    return Math.round(averages.reduce((sum, one) => sum + one, 0) / averages.length);
  }
}

/** The sum of some sums. */
export const merged = (sums: Iterable<Sum>): Sum => {
  const whole = new Sum();
  for (const sum of sums) whole.merge(sum);
  return whole;
};

/** The sums of items by a name. */
export const sumsBy = <Name>(items: DayItem[], nameOf: (item: DayItem) => Name): Map<Name, Sum> => {
  const sums = new Map<Name, Sum>();
  for (const item of items) {
    const name = nameOf(item);
    const sum = sums.get(name) ?? new Sum();
    sum.add(item);
    sums.set(name, sum);
  }
  return sums;
};

const figuresOf = (counts: DayCounts, publicViews: number, averageResponse: number | null): Figures => ({
  conversations: counts.conversations,
  messages: counts.messages,
  visitors: counts.visitors,
  publicViews,
  questions: counts.questions,
  tokens: counts.prompt_tokens + counts.completion_tokens,
  cost: counts.nano_dollars / nanoDollars,
  estimated: counts.estimated,
  unpriced: counts.unpriced,
  answered: counts.answered,
  refused: counts.refused,
  smallTalk: counts.small_talk,
  paused: counts.paused,
  stopped: counts.stopped,
  failed: counts.failed,
  handed: counts.handed,
  unresolved: counts.unresolved,
  liked: counts.liked,
  disliked: counts.disliked,
  averageResponse,
  timedAnswers: counts.timed_answers,
});
