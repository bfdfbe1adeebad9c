import { vi } from "vitest";
import { guardMilliseconds } from "./until.ts";

const { waitFor, waitUntil } = vi;

// Vitest gives up after one second, which a busy machine needs for much less.
vi.waitFor = (callback, options = guardMilliseconds) => waitFor(callback, options);
vi.waitUntil = (callback, options = guardMilliseconds) => waitUntil(callback, options);
