import { useRef } from "react";
import { api } from "#web/lib/api/api.ts";

const pauseMs = 3000;

/** Tells the visitor that somebody is writing, at most every three seconds. */
export const useTyping = (id: string): (() => void) => {
  const toldAt = useRef(0);
  return () => {
    if (Date.now() - toldAt.current < pauseMs) return;
    toldAt.current = Date.now();
    // it is a hint: what is lost is told with the next key
    api.monitoring.typing({ id }).catch(() => undefined);
  };
};
