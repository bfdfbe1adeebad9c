import { type BedrockServer, startBedrockServer } from "../bedrock-server.ts";
import { type OpenSearchNode, startOpenSearch } from "../opensearch/node.ts";
import { bootstrap, type Deployed, deploy } from "./deploy.ts";
import { type Emulator, startEmulator } from "./emulator/start.ts";
import { type Resource, resourcesOf } from "./resources.ts";
import { timed } from "./walk/times.ts";

export interface Installation extends Deployed {
  emulator: Emulator;
  search: OpenSearchNode;
  bedrock: BedrockServer;
  resources: Resource[];
  stop(): Promise<void>;
}

/** The stack as it stands, deployed by the CDK CLI into an empty account, with a real search engine behind its domain. */
export const startInstallation = async (options: Record<string, string> = {}): Promise<Installation> => {
  const [search, bedrock] = await timed("search and models start", () =>
    Promise.all([startOpenSearch(), startBedrockServer()]),
  );
  const emulator = await timed("the emulator starts", () =>
    startEmulator({ search: Number(new URL(search.url).port), bedrockUrl: bedrock.url }),
  );
  bedrock.behave("quotes");
  const stop = async () => {
    await emulator.stop();
    bedrock.stop();
    await search.stop();
  };
  try {
    await timed("the account is bootstrapped", () => bootstrap(emulator));
    const deployed = await timed("the stack is deployed", () => deploy(emulator, options));
    const resources = await resourcesOf(emulator, deployed.stackName);
    return { ...deployed, emulator, search, bedrock, resources, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};
