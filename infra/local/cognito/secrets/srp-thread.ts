import { parentPort } from "node:worker_threads";
import { isPassword, isProven, openSrp, passwordVerifier } from "./srp.ts";

/** The functions that compute modular powers. */
const functions = { isPassword, isProven, openSrp, passwordVerifier };

export type SrpFunctions = typeof functions;

interface Call {
  id: number;
  name: keyof SrpFunctions;
  parameters: never[];
}

parentPort?.on("message", ({ id, name, parameters }: Call) => {
  const compute = functions[name] as (...parameters: never[]) => unknown;
  parentPort?.postMessage({ id, result: compute(...parameters) });
});
