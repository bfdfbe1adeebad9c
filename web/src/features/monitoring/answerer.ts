import type { Answerer } from "#shared/conversations/shapes.ts";

/** Who answers now, seen by a member; times in milliseconds since 1970. */
export type CurrentAnswerer =
  | { kind: "bot" }
  | { kind: "waiting"; since: number; until: number }
  | { kind: "me"; until: number }
  | { kind: "colleague"; name: string; until: number };

/** Once its time is past, the chatbot answers again. `me` is the user id of the member who looks. */
export const currentAnswerer = (
  answerer: Answerer,
  { now, me }: { now: number; me: string | undefined },
): CurrentAnswerer => {
  if (answerer.kind === "bot") return answerer;
  const until = Date.parse(answerer.until);
  if (until <= now) return { kind: "bot" };
  if (answerer.kind === "waiting") return { kind: "waiting", since: Date.parse(answerer.since), until };
  return answerer.id === me
    ? { kind: "me", until }
    : { kind: "colleague", name: answerer.name ?? "A colleague", until };
};
