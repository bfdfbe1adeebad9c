import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import * as z from "zod";
import { temporaryFolder } from "../../product.ts";
import { aws } from "../aws.ts";
import { rolesOf } from "../grants.ts";
import type { Setup } from "./setup.ts";

const Invoked = z.object({ StatusCode: z.number(), FunctionError: z.string().optional() });

/** Calls a function by its name in the manifest with an event that the emulator does not send; expects no error. */
export const invoke = async (
  { installation: { emulator, resources } }: Setup,
  name: string,
  content: object,
): Promise<void> => {
  const event = join(temporaryFolder(), "event.json");
  writeFileSync(event, JSON.stringify(content));
  const { functionName = "" } = rolesOf(resources).get(name) ?? {};
  const options = ["--function-name", functionName, "--payload", `fileb://${event}`, "/dev/null"];
  const answer = Invoked.parse(await aws(emulator, "lambda", "invoke", ...options));
  expect([answer.StatusCode, answer.FunctionError]).toEqual([200, undefined]);
};
