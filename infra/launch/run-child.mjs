import { spawn } from "node:child_process";
import { once } from "node:events";

const signals = ["SIGINT", "SIGTERM", "SIGHUP"];

/** Runs a command on this terminal, passes signals on to it, and ends this process like it if a signal ended it. */
export const runChild = async (command, args, options = {}) => {
  const child = spawn(command, args, { stdio: "inherit", ...options });
  const passOn = (signal) => child.kill(signal);
  for (const signal of signals) process.on(signal, passOn);
  const [status, signal] = await once(child, "exit");
  for (const each of signals) process.off(each, passOn);
  if (signal) process.kill(process.pid, signal);
  process.exitCode = status ?? 1;
  return status;
};
