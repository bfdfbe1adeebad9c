import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createSigner } from "#infra/local/cognito/secrets/jwt.ts";
import { openGateway } from "#infra/local/gateway/gateway.ts";
import { checkSessionsBy } from "#platform/access/owner/session-check.ts";
import { giveOwnerKeys } from "#platform/access/owner/verify-owner.ts";

/** Run as a program: the product's functions over the table of the environment, at an address that it prints. */
giveOwnerKeys(createSigner(process.env.SIGNING_KEY ?? "").jwks);
checkSessionsBy(async () => true);

const server = createServer();
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
const { port } = server.address() as AddressInfo;
openGateway({
  server,
  port,
  mounts: {},
  sockets: { path: "/socket", upgrade: (_request, socket) => socket.destroy() },
  site: (_request, response) => void response.writeHead(404).end(),
});
process.stdout.write(`http://127.0.0.1:${port}\n`);
