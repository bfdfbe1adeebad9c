import { execFile } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { limits } from "#lambdas/core/reading/sandbox/limits.ts";
import { restrictions } from "#platform/sandbox/start-process.ts";

const run = promisify(execFile);
const closing = new URL("../../../lambdas/platform/sandbox/no-network.ts", import.meta.url).href;

/** Result of a statement in a process with the restrictions of the sandbox. */
const attempt = async (statement: string): Promise<string> => {
  const script = `import { closeNetwork } from ${JSON.stringify(closing)};
    closeNetwork();
    try { console.log("did", await (async () => { ${statement} })()); } catch (error) { console.log("refused", error.cause?.message ?? error.message); }`;
  const { stdout } = await run(process.execPath, [
    ...restrictions(limits),
    "--input-type=module",
    "-e",
    script,
  ]);
  return stdout;
};

describe("the process that reads files", () => {
  it.each([
    ["other files", `return (await import("node:fs")).readFileSync("/etc/hosts", "utf8")`],
    ["the environment of its parent", `return (await import("node:fs")).readFileSync("/proc/self/environ")`],
    ["to write", `return (await import("node:fs")).writeFileSync("/tmp/left-behind", "x")`],
    ["to start programs", `return (await import("node:child_process")).execSync("id")`],
    ["text as code", `return new Function("return 1")()`],
    ["names of other machines", `return (await import("node:dns")).promises.lookup("localhost")`],
    ["to listen", `return (await import("node:net")).createServer().listen(0)`],
  ])("is refused %s", async (_, statement) => {
    expect(await attempt(statement)).toMatch(/^refused/);
  });

  it("opens no connection", async () => {
    let connections = 0;
    const server = createServer()
      .on("connection", () => connections++)
      .listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    expect(await attempt(`return fetch("http://127.0.0.1:${port}/")`)).toMatch(
      /^refused .*may not use the network/,
    );
    expect(await attempt(`return (await import("node:net")).connect(${port}, "127.0.0.1")`)).toMatch(
      /^refused/,
    );
    server.close();
    expect(connections).toBe(0);
  });
});
