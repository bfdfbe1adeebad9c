import { type Fault, type Kind, kinds, type Place, places } from "./kinds.ts";

/** How a place treats a call: as planned, or with a refusal while the calling process is gone. */
export type Planned = Kind | "gone";

/**
 * Counts calls and says which of them goes wrong, and how. Where the process ends at a call, whatever it still tries
 * is refused, until all that was under way is over; then another one is there.
 */
export const createPlan = () => {
  let fault: Fault | undefined;
  let isCounting = false;
  let counts = new Map<Place, number>();
  let hits = 0;
  let underWay = 0;
  const gone: { until?: PromiseWithResolvers<void> } = {};
  const injected = new Map<string, number>(
    places.flatMap((place) => kinds[place].map((kind) => [`${place} ${kind}`, 0] as const)),
  );

  const planned = (place: Place): Kind | undefined => {
    if (!isCounting) return undefined;
    const number = counts.get(place) ?? 0;
    counts.set(place, number + 1);
    if (fault?.place !== place || number < fault.at || number >= fault.at + fault.length) return undefined;
    const name = `${place} ${fault.kind}`;
    injected.set(name, (injected.get(name) ?? 0) + 1);
    hits++;
    return fault.kind;
  };

  const comeBack = () => {
    gone.until?.resolve();
    delete gone.until;
  };

  return {
    /** From now on calls count from 0, and this goes wrong. */
    begin(next?: Fault): void {
      fault = next;
      isCounting = true;
      counts = new Map();
      hits = 0;
    },
    /** From now on everything goes well, and nothing is counted. */
    end(): void {
      isCounting = false;
    },
    of(place: Place): Planned | undefined {
      if (gone.until) return "gone";
      const kind = planned(place);
      if ((kind === "ends" || kind === "endsAfter") && underWay > 0) gone.until = Promise.withResolvers();
      return kind === "ends" ? "gone" : kind;
    },
    /** Work of the process, once there is one. */
    async during<Result>(work: () => Promise<Result>): Promise<Result> {
      while (gone.until) await gone.until.promise;
      underWay++;
      try {
        return await work();
      } finally {
        underWay--;
        if (underWay === 0) comeBack();
      }
    },
    isIdle: (): boolean => underWay === 0,
    /** Calls of each place since the beginning. */
    counts: (): ReadonlyMap<Place, number> => counts,
    /** How often it went wrong since the beginning. */
    hits: (): number => hits,
    /** How often each kind came at each place, over all cases. */
    injected: (): ReadonlyMap<string, number> => injected,
  };
};
export type Plan = ReturnType<typeof createPlan>;
