import { useEffect, useState } from "react";
import type { Conversation } from "#shared/conversations/shapes.ts";
import { type CurrentAnswerer, currentAnswerer } from "./answerer.ts";

/** Who answers a conversation now, seen by a member, and the time; both follow the clock while somebody waits or replies. */
export const useAnswerer = (
  conversation: Pick<Conversation, "answerer">,
  me: string | undefined,
): { answerer: CurrentAnswerer; now: number } => {
  const now = useNow(conversation.answerer.kind !== "bot");
  return { answerer: currentAnswerer(conversation.answerer, { now, me }), now };
};

/** The time in milliseconds, each second while it is needed. */
export const useNow = (isNeeded: boolean): number => {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!isNeeded) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isNeeded]);
  return now;
};
