import { createSession, type RecorderSession } from "./session.ts";
import type { Spoken } from "./state.ts";

const sessions = new Map<string, RecorderSession>();

/** The one session of an answer in this tab. */
export const sessionOf = (spoken: Spoken): RecorderSession => {
  const key = `${spoken.user}.${spoken.port.holder}.${spoken.part}`;
  const session = sessions.get(key) ?? createSession(spoken);
  sessions.set(key, session);
  return session;
};
