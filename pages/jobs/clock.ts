import type { Interview } from "#shared/interviews/shapes.ts";
import { interviewMinutes } from "#shared/jobs/rules.ts";

/** How long an interview takes at most. */
export const wholeMilliseconds = interviewMinutes * 60_000;
/** So much before its end the time is low. */
export const lowMilliseconds = 60_000;

/** Time by the server's clock, counted on from the last reply: the applicant's own clock may be wrong, or be changed. */
export interface Clock {
  /** Milliseconds until the interview closes; undefined before its start. */
  left: () => number | undefined;
  /** Milliseconds since 1970. */
  now: () => number;
}

export const clockOf = ({ now, ends_at }: Pick<Interview, "now" | "ends_at">): Clock => {
  const offset = Date.parse(now) - performance.now();
  const present = (): number => performance.now() + offset;
  return { now: present, left: () => (ends_at ? Date.parse(ends_at) - present() : undefined) };
};

/** "3:42". */
export const minutesOf = (milliseconds: number): string => {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
};

/** "14:26:20", in the applicant's zone. */
export const timeOf = (at: string | number): string =>
  new Date(at).toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit", second: "2-digit" });

/** "May 19, 2027". */
export const dayOf = (at: string): string =>
  new Date(at).toLocaleDateString("en-US", { year: "numeric", month: "short", day: "numeric" });
