import { useLayoutEffect, useSyncExternalStore } from "react";

/** Code that is fetched once, when it is first needed. */
export interface Chunk<Code> {
  fetch: () => void;
  subscribe: (listener: () => void) => () => void;
  /** Both absent while the code is being fetched. */
  state: () => { code?: Code; failure?: { error: unknown } };
}

export const chunkOf = <Code>(load: () => Promise<Code>): Chunk<Code> => {
  const listeners = new Set<() => void>();
  let state: ReturnType<Chunk<Code>["state"]> = {};
  let isBegun = false;
  const settle = (settled: typeof state): void => {
    state = settled;
    for (const listener of listeners) listener();
  };
  return {
    fetch: () => {
      if (isBegun) return;
      isBegun = true;
      load().then(
        (code) => settle({ code }),
        (error: unknown) => settle({ failure: { error } }),
      );
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    state: () => state,
  };
};

/**
 * The code of a chunk, undefined until it is there; throws what `load` threw. React's `lazy` would show it 300 ms after
 * its fallback at the earliest, even if it has been fetched before.
 */
export const useChunk = <Code>({ fetch, subscribe, state }: Chunk<Code>): Code | undefined => {
  const { code, failure } = useSyncExternalStore(subscribe, state);
  useLayoutEffect(fetch, [fetch]);
  if (failure) throw failure.error;
  return code;
};
