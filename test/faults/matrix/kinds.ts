/** Everything of the product's that is reached by a call which can fail. */
export const places = [
  ...(["dynamodb", "s3", "sqs", "announcement", "function"] as const),
  ...(["chat", "embed", "search", "realtime"] as const),
];
export type Place = (typeof places)[number];

/**
 * before: an error, and nothing was done. after: it was done, and the answer is lost. timeout: the connection ends after
 * a silence. twice: it is done a second time. partial: a half arrives. full: the disk is. reorder: what comes behind it
 * is done first. ends: the process does, before the call or after it.
 */
export const kinds = {
  dynamodb: ["before", "after", "delay", "throttle", "timeout", "twice", "full", "ends", "endsAfter"],
  s3: ["before", "after", "delay", "throttle", "timeout", "twice", "partial", "full", "ends", "endsAfter"],
  sqs: ["before", "after", "delay", "throttle", "timeout", "twice", "ends", "endsAfter"],
  announcement: ["before", "after", "delay", "twice", "reorder"],
  function: ["before", "after", "delay", "twice", "reorder"],
  chat: ["before", "after", "delay", "throttle", "timeout", "ends", "endsAfter"],
  embed: ["before", "after", "delay", "throttle", "timeout", "ends", "endsAfter"],
  search: ["before", "after", "delay", "timeout", "twice", "full", "ends", "endsAfter"],
  realtime: ["before", "after", "delay", "timeout", "twice", "ends", "endsAfter"],
} as const satisfies Record<Place, readonly string[]>;
export type Kind = (typeof kinds)[Place][number];

/** One fault: from the so-many-th call of a place on, that many calls. */
export interface Fault {
  place: Place;
  kind: Kind;
  at: number;
  length: number;
}

export const described = ({ place, kind, at, length }: Fault): string =>
  `${place} ${kind} at call ${at}, ${length} times`;
