import { type Fault, kinds, type Place, places } from "./kinds.ts";
import { reaching, type Story } from "./stories.ts";

interface Drawing {
  number: number;
  /** Where the cases of a seed begin to walk through the calls, from 0 to 1. */
  start: number;
  next(): number;
}

/** How often each story calls each place. */
export type Calls = ReadonlyMap<Story, ReadonlyMap<Place, number>>;

/**
 * Draws a case's fault. In every third case the process ends at a call to the table, which shows every write that
 * takes more than one step. The others go through the kinds of faults, at a random call.
 */
export const drawn = ({ number, start, next }: Drawing, calls: Calls): { story: Story; fault: Fault } => {
  if (number % 3 === 0) return swept(number / 3, start, calls);
  const { place, kind } = pairs[(number - Math.floor(number / 3) - 1) % pairs.length] ?? pairs[0]!;
  const among = reaching(place, calls);
  const story = among[Math.floor(next() * among.length)] ?? "documents";
  const at = Math.floor(next() * callsOf(story, place, calls));
  // Clients try again by themselves, and so does the queue: one failure is often not seen, more are.
  const lengths = kind.startsWith("ends") ? [1, 1, 1, 4, 12] : [1, 1, 2, 3, 4, 12];
  const length = lengths[Math.floor(next() * lengths.length)] ?? 1;
  return { story, fault: { place, kind, at, length } };
};

const all = places.flatMap((place) => kinds[place].map((kind) => ({ place, kind })));
/** Table and bucket come three times: they are called most, and the order of their calls matters most. */
const more = all.filter(({ place }) => place === "dynamodb" || place === "s3");
const pairs = [...all, ...more, ...more];

/** Turn after turn another story and another of its calls: nearly all have come before one comes again. */
const swept = (turn: number, start: number, calls: Calls): { story: Story; fault: Fault } => {
  const place = "dynamodb";
  const among = reaching(place, calls);
  const story = among[turn % among.length] ?? "documents";
  const part = (start + Math.floor(turn / among.length) * goldenRatio) % 1;
  const at = Math.floor(part * callsOf(story, place, calls));
  return { story, fault: { place, kind: "ends", at, length: 1 } };
};

/** The fractions of its multiples leave no large gap, however many there are (three-gap theorem). */
const goldenRatio = (Math.sqrt(5) - 1) / 2;

const callsOf = (story: Story, place: Place, calls: Calls): number => calls.get(story)?.get(place) ?? 1;
