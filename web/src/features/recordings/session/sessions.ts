import { createSession, type RecorderSession } from "./session.ts";
import type { Spoken } from "./state.ts";

const sessions = new Map<string, RecorderSession>();
const watchers = new Set<() => void>();

/** Calls back at each change of any session; returns what ends that. */
export const watchSessions = (onChange: () => void): (() => void) => {
  watchers.add(onChange);
  return () => watchers.delete(onChange);
};

/** The seconds of the newest recording of an answer, as far as this tab knows it. */
export const spokenSecondsHere = (holder: string, part: string): number | undefined => {
  const own = [...sessions].find(([key]) => key.endsWith(`.${holder}.${part}`));
  const state = own?.[1].view().state;
  if (state?.kind === "stored" || state?.kind === "transcribing") return state.recording.seconds;
  return state?.kind === "idle" ? 0 : undefined;
};

/** The one session of an answer in this tab. */
export const sessionOf = (spoken: Spoken): RecorderSession => {
  const key = `${spoken.user}.${spoken.port.holder}.${spoken.part}`;
  const known = sessions.get(key);
  if (known) return known;
  const session = createSession(spoken);
  session.subscribe(() => {
    for (const onChange of watchers) onChange();
  });
  sessions.set(key, session);
  return session;
};
