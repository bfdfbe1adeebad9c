import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { expect, it, onTestFinished } from "vitest";
import { open, temporaryFile } from "./open.ts";

const child = fileURLToPath(new URL("kill.child.ts", import.meta.url));

it("a kill loses no message that was sent and not worked off, and it is due again at once", async () => {
  const file = await temporaryFile();
  const running = spawn(process.execPath, [child, file], { stdio: ["ignore", "pipe", "inherit"] });
  onTestFinished(() => void running.kill("SIGKILL"));
  const told = { sent: new Set<string>(), done: new Set<string>() };
  for await (const line of createInterface(running.stdout)) {
    const [what, body = ""] = line.split(" ");
    if (what === "sent" || what === "done") told[what].add(body);
    if (told.sent.size === 90) running.kill("SIGKILL");
  }
  if (running.exitCode === null && running.signalCode === null) await once(running, "exit");
  const left = new Set((await open({ file })).receive(1000).map(({ body }) => body));
  const unfinished = [...told.sent].filter((body) => !told.done.has(body));
  expect(unfinished.length).toBeGreaterThanOrEqual(30);
  expect(unfinished.filter((body) => Number(body) % 3 === 0 && !left.has(body))).toEqual([]);
  const vanished = unfinished.filter((body) => !left.has(body));
  expect(vanished.length).toBeLessThanOrEqual(1);
});
