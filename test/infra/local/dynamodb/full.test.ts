import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { GetCommand } from "@aws-sdk/lib-dynamodb";
import { expect, it, onTestFinished } from "vitest";
import { isLeftOut } from "#test/left-out.ts";
import { accessKeyId, startTable, TableName, temporaryFolder } from "./table.ts";

const child = fileURLToPath(new URL("full.child.ts", import.meta.url));

const has = (tool: string): boolean => {
  try {
    execFileSync("which", [tool]);
    return true;
  } catch {
    return false;
  }
};
const missing = ["bash", "prlimit"].filter((tool) => !has(tool));

/** No file may grow beyond this many KiB at first, as on a disk that is full; later there is room again. */
const limit = 300;

it.skipIf(isLeftOut("The tables on a full disk", missing))(
  "what is acknowledged when there is room again on a full disk is there after a kill",
  async () => {
    const dir = await temporaryFolder();
    const command = `trap "" XFSZ; ulimit -S -f ${limit}; exec "$@"`;
    const args = ["-c", command, "bash", process.execPath, child, dir, accessKeyId, TableName];
    const running = spawn("bash", args, { stdio: ["ignore", "pipe", "inherit"] });
    onTestFinished(() => void running.kill("SIGKILL"));
    const kept: { pk: string; sk: string }[] = [];
    let refused = 0;
    let keptBefore: number | undefined;
    for await (const line of createInterface(running.stdout)) {
      const [word, pk = "", sk = ""] = line.split(" ");
      if (word === "kept") kept.push({ pk, sk });
      else if (++refused === 20) {
        keptBefore = kept.length;
        execFileSync("prlimit", ["--pid", String(running.pid), "--fsize=unlimited"]);
      }
      if (keptBefore !== undefined && kept.length === keptBefore + 60) running.kill("SIGKILL");
    }
    if (running.exitCode === null && running.signalCode === null) await once(running, "exit");
    const { table, stop } = await startTable(dir);
    const lost = [];
    for (const Key of kept) if (!(await table.send(new GetCommand({ TableName, Key }))).Item) lost.push(Key);
    expect([kept.length > 60, lost]).toEqual([true, []]);
    await stop();
  },
  30_000,
);
