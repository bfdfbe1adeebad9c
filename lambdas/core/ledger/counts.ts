import * as z from "zod";

const number = z.number().int().default(0);

/** The numbers of an entry of the ledger, and of days. They stay when what they count is deleted. */
export const DayCounts = z.object({
  conversations: number,
  messages: number,
  questions: number,
  /** Visitors of widgets and public pages, each once a day. */
  visitors: number,
  prompt_tokens: number,
  completion_tokens: number,
  /** Billionths of a US dollar. */
  nano_dollars: number,
  /** Answers and embeddings whose model has no known price. */
  unpriced: number,
  /** Answers and embeddings whose provider reported no tokens, so that they are estimated. */
  estimated: number,
  /** Answers by their end. The results of programs' errands are answered ones with a source of their own. */
  answered: number,
  refused: number,
  small_talk: number,
  paused: number,
  stopped: number,
  failed: number,
  /** Questions that a person got instead of the chatbot. */
  handed: number,
  /** Conversations in which a question stayed open for the first time. */
  unresolved: number,
  /** The sum over the `timed_answers`: those that have a response time. */
  response_ms: number,
  timed_answers: number,
  /** Answers with this opinion of their reader, on the day of the answer. */
  liked: number,
  disliked: number,
});
export type DayCounts = z.infer<typeof DayCounts>;

export const dayCountNames = DayCounts.keyof().options;

export const noCounts = (): DayCounts => DayCounts.parse({});

export const addCounts = (sum: DayCounts, counts: DayCounts): void => {
  for (const name of dayCountNames) sum[name] += counts[name];
};

/** The numbers that an item holds for each hour of its day, with the first letter of their attributes. */
const letters = { conversations: "c", questions: "q", tokens: "t", nano_dollars: "n" } as const;
export type HourlyName = keyof typeof letters;
const hourlyNames = Object.keys(letters) as HourlyName[];

const attributeOf = (name: HourlyName, hour: number): string =>
  `${letters[name]}${String(hour).padStart(2, "0")}`;

/** The attributes of each hour. */
const attributes = Array.from({ length: 24 }, (_, hour) => ({
  conversations: attributeOf("conversations", hour),
  questions: attributeOf("questions", hour),
  tokens: attributeOf("tokens", hour),
  nano_dollars: attributeOf("nano_dollars", hour),
}));

export type Counters = Record<string, number>;

/**
 * The numbers as the attributes of an item of a day. Of the hourly ones only the hours are kept, under short names, and
 * of the tokens those of the prompt: an item with all hours of a busy day stays within one write unit (1 KB).
 */
export const countersOf = (counts: DayCounts, hour: number): Counters => {
  const { conversations, questions, nano_dollars, prompt_tokens, completion_tokens, ...others } = counts;
  const hourly = { conversations, questions, tokens: prompt_tokens + completion_tokens, nano_dollars };
  const named = hourlyNames.map((name) => [attributeOf(name, hour), hourly[name]] as const);
  return Object.fromEntries(
    [...Object.entries({ ...others, prompt_tokens }), ...named].filter(([, value]) => value !== 0),
  );
};

const formerNames = [
  "conversations",
  "messages",
  "questions",
  "prompt_tokens",
  "completion_tokens",
  "nano_dollars",
  "unpriced",
] as const;

/** The numbers as attributes of a day that is not divided by chatbot and source, as releases up to November 2026 stored it. */
export const formerCountersOf = (counts: Counters): Counters =>
  Object.fromEntries(formerNames.flatMap((name) => (counts[name] ? [[name, counts[name]]] : [])));

/** Adds numbers to others, by attribute. */
export const addCounters = (sum: Counters, counters: Counters): void => {
  for (const name in counters) sum[name] = (sum[name] ?? 0) + (counters[name] ?? 0);
};

/** The numbers of an item, or of the sum of several. */
export const countsIn = (counters: Counters): DayCounts => {
  const counts = noCounts();
  for (const name of dayCountNames) counts[name] += counters[name] ?? 0;
  const { conversations, questions, tokens, nano_dollars } = sumOfHours(counters);
  counts.conversations += conversations;
  counts.questions += questions;
  counts.nano_dollars += nano_dollars;
  counts.completion_tokens += Math.max(0, tokens - counts.prompt_tokens);
  return counts;
};

export type Hour = Record<HourlyName, number>;

/** The numbers of each of the 24 hours. */
export const hoursIn = (counters: Counters): Hour[] =>
  attributes.map(({ conversations, questions, tokens, nano_dollars }) => ({
    conversations: counters[conversations] ?? 0,
    questions: counters[questions] ?? 0,
    tokens: counters[tokens] ?? 0,
    nano_dollars: counters[nano_dollars] ?? 0,
  }));

const sumOfHours = (counters: Counters): Hour => {
  const sum = { conversations: 0, questions: 0, tokens: 0, nano_dollars: 0 };
  for (const hour of hoursIn(counters)) for (const name of hourlyNames) sum[name] += hour[name];
  return sum;
};
