import { useSyncExternalStore } from "react";
import { spokenSecondsHere, watchSessions } from "./session/sessions.ts";

/** The seconds of an answer's newest recording, as far as this tab knows it, and as they change. */
export const useSpokenSeconds = (holder: string, part: string): number | undefined =>
  useSyncExternalStore(watchSessions, () => spokenSecondsHere(holder, part));
