import * as z from "zod";
import { aws } from "./aws.ts";
import type { Emulator } from "./emulator/start.ts";

const Resources = z.object({
  StackResources: z.array(
    z.object({ LogicalResourceId: z.string(), PhysicalResourceId: z.string(), ResourceType: z.string() }),
  ),
});

export interface Resource {
  logicalId: string;
  physicalId: string;
  type: string;
}

/** The resources of the deployed stack. */
export const resourcesOf = async (emulator: Emulator, stackName: string): Promise<Resource[]> => {
  const answer = await aws(emulator, "cloudformation", "describe-stack-resources", "--stack-name", stackName);
  return Resources.parse(answer).StackResources.map((found) => ({
    logicalId: found.LogicalResourceId,
    physicalId: found.PhysicalResourceId,
    type: found.ResourceType,
  }));
};

/** The name under which AWS knows a resource, by the beginning of its id in the template. */
export const nameOf = (resources: Resource[], type: string, beginning: string): string => {
  const found = resources.find((one) => one.type === type && one.logicalId.startsWith(beginning));
  if (!found) throw new Error(`The stack has no ${type} ${beginning}.`);
  return found.physicalId;
};
