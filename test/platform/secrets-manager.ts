import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { vi } from "vitest";
import * as z from "zod";

const Asked = z.object({ SecretId: z.string(), VersionStage: z.string() });

/**
 * A server in the place of Secrets Manager with one secret, to which the environment points. `versions` may be changed;
 * `asked` lists the stages that were read.
 */
export const startSecretsManager = async (arn: string, current: string) => {
  const versions: { AWSCURRENT: string; AWSPREVIOUS?: string } = { AWSCURRENT: current };
  const asked: string[] = [];
  const server = createServer(async (request, response) => {
    const { SecretId, VersionStage } = Asked.parse(
      JSON.parse(Buffer.concat(await request.toArray()).toString()),
    );
    asked.push(VersionStage);
    const found = Object.entries(versions).find(([stage]) => stage === VersionStage && SecretId === arn);
    response.writeHead(found ? 200 : 400, { "content-type": "application/x-amz-json-1.1" });
    response.end(
      JSON.stringify(found ? { SecretString: found[1] } : { __type: "ResourceNotFoundException" }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  for (const [name, value] of Object.entries({
    ORIGIN_SECRET_ARN: arn,
    AWS_ENDPOINT_URL_SECRETS_MANAGER: `http://127.0.0.1:${port}`,
    AWS_REGION: "us-east-1",
    AWS_ACCESS_KEY_ID: "a",
    AWS_SECRET_ACCESS_KEY: "b",
  }))
    vi.stubEnv(name, value);
  const stop = () => {
    server.closeAllConnections();
    server.close();
    vi.unstubAllEnvs();
  };
  return { versions, asked, stop };
};
