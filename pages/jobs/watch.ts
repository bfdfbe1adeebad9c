interface Watched {
  tick: () => void;
  /** The page may have missed something: it was asleep, or without a network. */
  refresh: () => void;
  leave: () => void;
}

/** Watches clock, network and page until it is called off. */
export function watch({ tick, refresh, leave }: Watched): () => void {
  const timer = setInterval(tick, 500);
  const control = new AbortController();
  const { signal } = control;
  addEventListener("pagehide", leave, { signal });
  addEventListener("pageshow", ({ persisted }) => persisted && refresh(), { signal });
  addEventListener("online", refresh, { signal });
  document.addEventListener("visibilitychange", () => document.hidden || refresh(), { signal });
  return () => {
    clearInterval(timer);
    control.abort();
  };
}
