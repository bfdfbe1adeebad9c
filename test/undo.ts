import { afterAll, vi } from "vitest";

/** The next file of this process finds clock, globals and environment as they were. */
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
