import { expect, it } from "vitest";
import * as z from "zod";
import { functions } from "#infra/functions.ts";
import { aws } from "../aws.ts";
import { bedrockCallsOf, Policy, rolesOf } from "../grants.ts";
import type { Setup } from "./setup.ts";
import { conclusion } from "./step.ts";

const Roles = z.object({
  RoleDetailList: z.array(
    z.object({
      RoleName: z.string(),
      RolePolicyList: z.array(z.object({ PolicyDocument: Policy })).default([]),
    }),
  ),
});

/**
 * Granted, and yet not called in the walk, each with its reason. Whatever else a role allows has to be seen, or goes.
 */
const unseenOfAll: Record<string, string> = {
  "logs:CreateLogStream": "Lambda itself writes the logs under the function's role.",
  "logs:PutLogEvents": "Lambda itself writes the logs under the function's role.",
  "sqs:ReceiveMessage": "Lambda itself reads the queue under the function's role.",
  "sqs:DeleteMessage": "Lambda itself reads the queue under the function's role.",
  "sqs:GetQueueAttributes": "Lambda itself reads the queue under the function's role.",
  "sqs:GetQueueUrl": "Comes with CDK's grant for readers of a queue.",
};

/** Functions may do no more than they have done; the walk before has called every route. */
export const itGrantsWhatIsUsed = (setup: () => Setup, unasked: Record<string, string> = {}): void => {
  it("no call of a function was refused by IAM", () => {
    const { installation, replacedTables } = setup();
    const refused = installation.emulator.calls.filter(
      // a scheduled function that began before may still ask the former table, or an index of it
      ({ status, resource }) => status === 403 && !replacedTables.includes(resource.split("/")[0] ?? ""),
    );
    expect(refused.map(({ by, action, resource }) => `${by} ${action} ${resource}`)).toEqual([]);
  });

  const isUnseen = (name: string, action: string) =>
    action in unseenOfAll || `${name}: ${action}` in unasked || action in (functions[name]?.unseen ?? {});

  conclusion("functions are granted nothing that they do not use", async () => {
    const { emulator, resources, bedrock } = setup().installation;
    // one call: each takes the CLI a second
    const told = await aws(emulator, "iam", "get-account-authorization-details", "--filter", "Role");
    const roles = new Map(Roles.parse(told).RoleDetailList.map((one) => [one.RoleName, one.RolePolicyList]));
    const idle: string[] = [];
    for (const [name, { functionName, role }] of rolesOf(resources)) {
      const seen = new Set([
        ...emulator.calls.filter(({ by }) => by === functionName).map(({ action }) => action),
        ...bedrockCallsOf(bedrock.requests, name),
      ]);
      const policies = roles.get(role);
      if (!policies) throw new Error(`IAM does not know the role ${role}.`);
      for (const { PolicyDocument } of policies) {
        const granted = PolicyDocument.Statement.flatMap(({ Action }) => Action);
        idle.push(
          ...granted
            .filter((action) => !seen.has(action) && !isUnseen(name, action))
            .map((action) => `${name}: ${action}`),
        );
      }
    }
    expect(idle).toEqual([]);
  });
};
