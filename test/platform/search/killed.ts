import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

const writer = fileURLToPath(new URL("./replacing.ts", import.meta.url));

/** Kills a process that replaces documents outright, and gives the documents that it had acknowledged. */
export const killedWhileReplacing = async (file: string): Promise<string[]> => {
  const child = spawn(process.execPath, [writer, file], { stdio: ["ignore", "pipe", "inherit"] });
  let acknowledged = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    acknowledged += text;
    child.kill("SIGKILL");
  });
  await once(child, "close");
  return acknowledged.split("\n").filter(Boolean);
};
