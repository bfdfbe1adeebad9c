import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";
import { bundleFunction } from "#infra/function-code.ts";

const here = "test/platform/logging/failing.ts";

it("an error that packed code logs says where it is in the sources, and so does its cause", () => {
  const folder = bundleFunction("failing-under-test", {
    entry: here,
    needs: [],
    memoryMb: 256,
    timeoutSeconds: 10,
  });
  const { stderr } = spawnSync(process.execPath, ["-e", `require(${JSON.stringify(folder)}).fail()`]);
  const { error } = JSON.parse(stderr.toString());
  expect(error).toMatchObject({ message: "It did not work.", location: `${here}:8` });
  expect(error.stack).toContain(`${here}:8:`);
  expect(error.cause).toMatchObject({ name: "TypeError", location: `${here}:13` });
  expect(error.cause.stack).toContain(`${here}:13:`);
});
