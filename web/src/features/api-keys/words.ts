export interface Standing {
  tone: "good" | "idle" | "bad";
  word: "Active" | "Inactive" | "Expired";
}

/** Whether a key opens anything now. */
export const standingOf = (
  { is_active, expires_at }: { is_active: boolean; expires_at: string | null },
  now = Date.now(),
): Standing => {
  if (expires_at && Date.parse(expires_at) <= now) return { tone: "bad", word: "Expired" };
  return is_active ? { tone: "good", word: "Active" } : { tone: "idle", word: "Inactive" };
};

/** "8 h 12 min" until midnight UTC. */
export const untilMidnight = (now = Date.now()): string => {
  const minutes = Math.ceil((86_400_000 - (now % 86_400_000)) / 60_000);
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
};
