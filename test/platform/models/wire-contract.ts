import { inspect } from "node:util";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { toAppError } from "#platform/http/errors.ts";
import { logger } from "#platform/logging/logger.ts";
import { answerOf, type Wire } from "./wire.ts";
import { itBearsUpAfter } from "./wire-after.ts";
import { itBearsUpBefore } from "./wire-before.ts";

/** How every adapter bears up with its provider over the wire. */
export const itBearsUp = (wire: Wire): void => {
  const { server, replies, secrets } = wire;

  beforeEach(() => void vi.spyOn(Math, "random").mockReturnValue(0));
  afterEach(() => vi.restoreAllMocks());

  itBearsUpBefore(wire);
  itBearsUpAfter(wire);

  it("nothing of keys and of what the provider said is printed, logged or told", async () => {
    const written = [process.stdout, process.stderr].map((to) => vi.spyOn(to, "write").mockReturnValue(true));
    const logged = (["debug", "info", "warn", "error"] as const).map((level) =>
      vi.spyOn(logger, level).mockReturnValue(undefined),
    );
    const seen: unknown[] = [];
    for (const reply of [replies.throttled, replies.cutAfter, ...replies.refusals.map(([one]) => one)]) {
      server().script(reply);
      const { error } = await answerOf(wire);
      seen.push(error, toAppError(error));
    }
    seen.push([...written, ...logged].map(({ mock }) => mock.calls));
    vi.restoreAllMocks();
    for (const secret of secrets)
      expect(inspect(seen, { depth: 9, maxArrayLength: null })).not.toContain(secret);
  });
};
