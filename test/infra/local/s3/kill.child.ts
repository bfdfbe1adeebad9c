import { createServer } from "node:http";
import { createS3 } from "#infra/local/s3/handler.ts";
import { openQueue } from "#infra/local/sqs/queue.ts";

const [dir = "", file = "", bucket = "", accessKeyId = "", secretAccessKey = ""] = process.argv.slice(2);
const queue = openQueue({ file, visibilityTimeoutSeconds: 30, maxReceiveCount: 3 });
const s3 = createS3({
  dir,
  accessKeyId,
  secretAccessKey,
  region: "us-east-1",
  mount: "/_local/s3",
  origins: () => false,
  onCreated: async (event) => void queue.send(JSON.stringify(event)),
});
s3.createBucket(bucket);
const server = createServer((request, response) => s3.handle(request, response));
server.listen(0, "127.0.0.1", () => process.stdout.write(`${Object(server.address()).port}\n`));
