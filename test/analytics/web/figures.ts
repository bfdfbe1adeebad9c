import type { DayFigures, Figures, Overview } from "#shared/analytics/shapes.ts";

export const figuresOf = (given: Partial<Figures> = {}): Figures => ({
  conversations: 0,
  messages: 0,
  visitors: 0,
  publicViews: 0,
  questions: 0,
  tokens: 0,
  cost: 0,
  estimated: 0,
  unpriced: 0,
  answered: 0,
  refused: 0,
  smallTalk: 0,
  paused: 0,
  stopped: 0,
  failed: 0,
  handed: 0,
  unresolved: 0,
  liked: 0,
  disliked: 0,
  averageResponse: null,
  timedAnswers: 0,
  ...given,
});

export const dayOf = (day: string): DayFigures => ({
  ...figuresOf(),
  day,
  before: { day: "2026-10-23", conversations: 3 },
});

export const overviewOf = (given: Partial<Overview> = {}): Overview => ({
  period: { first: "2026-11-21", last: "2026-11-22" },
  periodBefore: { first: "2026-11-19", last: "2026-11-20" },
  timeZone: "Europe/Berlin",
  formerZone: null,
  isComplete: true,
  figures: figuresOf({ conversations: 40 }),
  figuresBefore: figuresOf({ conversations: 20 }),
  days: [dayOf("2026-11-21"), dayOf("2026-11-22")],
  hours: [],
  chatbots: [],
  sources: [],
  priceList: "2026-11",
  ...given,
});
