import { afterAll, expect, it } from "vitest";
import { borrow } from "../../products/borrow.ts";

const product = await borrow("limited");
afterAll(() => product.giveBack());

it("the parent process has functions of the schedule run, and no others", async () => {
  await product.runSchedule("outboxSweep");
  await expect(product.runSchedule("chat" as "sweep")).rejects.toThrow(
    'The manifest has no scheduled function "chat".',
  );
});
