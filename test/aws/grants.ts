import * as z from "zod";
import type { BedrockServer } from "../bedrock-server.ts";
import type { Resource } from "./resources.ts";

const several = z.unknown().transform((value) => (Array.isArray(value) ? value : [value]).map(String));

export const Policy = z.object({
  Statement: z.array(z.object({ Action: several, Effect: z.string() })),
});

/** The calls to Bedrock, which the emulator does not know and a server beside it answers. */
export const bedrockCallsOf = (requests: BedrockServer["requests"], name: string): string[] =>
  requests
    .filter(({ agent }) => new RegExp(`\\bapp/${name}\\b`).test(agent))
    .map(({ path }) => `bedrock:InvokeModel${path.endsWith("-stream") ? "WithResponseStream" : ""}`);

/** Every function of the manifest by its name in the manifest, with the role it runs under. */
export const rolesOf = (resources: Resource[]): Map<string, { functionName: string; role: string }> => {
  const named = (type: string, end: string) =>
    resources.flatMap(({ type: given, logicalId, physicalId }) => {
      const name = new RegExp(`^Functions(\\w+?)${end}[0-9A-F]{8}$`).exec(logicalId)?.[1];
      return given === type && name ? [[name, physicalId] as const] : [];
    });
  const roles = new Map(named("AWS::IAM::Role", "Role"));
  return new Map(
    named("AWS::Lambda::Function", "Function").map(([name, functionName]) => [
      name,
      { functionName, role: roles.get(name) ?? "" },
    ]),
  );
};
