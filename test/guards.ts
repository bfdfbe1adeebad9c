import { vi } from "vitest";

/** Ends a wait that would never end. Far longer than any wait on a busy machine, because no test asserts a duration. */
export const guardMilliseconds = 60_000;

const { waitFor, waitUntil } = vi;

// Vitest gives up after one second, which a busy machine needs for much less.
vi.waitFor = (callback, options = guardMilliseconds) => waitFor(callback, options);
vi.waitUntil = (callback, options = guardMilliseconds) => waitUntil(callback, options);
