import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, it } from "vitest";

const run = promisify(execFile);
const program = fileURLToPath(new URL("process.ts", import.meta.url));

it("memory that work took is given back when there is nothing to do", async () => {
  const { stdout } = await run(process.execPath, ["--expose-gc", program]);
  const [before = 0, most = 0, , after = 0] = (stdout.match(/[\d.]+/g) ?? []).map(Number);
  expect(most - before).toBeGreaterThan(100);
  expect(after).toBeLessThan(before + (most - before) / 3);
});
