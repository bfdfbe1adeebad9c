import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { QueryCommand } from "@aws-sdk/lib-dynamodb";
import { expect, it, onTestFinished } from "vitest";
import { accessKeyId, startTable, TableName, temporaryFolder } from "./table.ts";

const child = fileURLToPath(new URL("kill.child.ts", import.meta.url));

/** Runs the writers until `rounds` rounds are acknowledged, kills them amid the next, and tells each one's last. */
async function writeAndKill(dir: string, rounds: number): Promise<number[]> {
  const running = spawn(process.execPath, [child, dir, accessKeyId, TableName], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void running.kill("SIGKILL"));
  const last = [0, 0, 0, 0];
  let seen = 0;
  for await (const line of createInterface(running.stdout)) {
    const [writer = 0, round = 0] = line.split(" ").map(Number);
    last[writer] = round;
    seen += 1;
    if (seen === rounds) running.kill("SIGKILL");
  }
  if (running.exitCode === null && running.signalCode === null) await once(running, "exit");
  expect(running.signalCode).toBe("SIGKILL");
  return last;
}

it("a kill amid transactions leaves each one whole, index included, and loses none that was acknowledged", async () => {
  const dir = await temporaryFolder();
  for (const rounds of [23, 41]) {
    const acknowledged = await writeAndKill(dir, rounds);
    const { table, stop } = await startTable(dir);
    const query = async (IndexName: string | undefined, name: string, value: string) => {
      const where = { KeyConditionExpression: `${name} = :v`, ExpressionAttributeValues: { ":v": value } };
      return (await table.send(new QueryCommand({ TableName, IndexName, ...where }))).Items ?? [];
    };
    for (const [writer, round] of acknowledged.entries()) {
      const items = await query(undefined, "pk", `w${writer}`);
      const kept = new Set(items.map((item) => item.round));
      expect([items.length, kept.size]).toEqual([10, 1]);
      expect(Math.max(...kept)).toBeGreaterThanOrEqual(round);
      const indexed = await query("gsi1", "gsi1pk", `g${writer}`);
      expect(indexed.map((item) => item.round)).toEqual(Array(10).fill([...kept][0]));
    }
    await stop();
  }
});
