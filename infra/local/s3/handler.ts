import type { IncomingMessage, ServerResponse } from "node:http";
import { answerCors } from "./cors.ts";
import { S3Error } from "./error.ts";
import { readRequest } from "./request.ts";
import { bucketName, route } from "./routes.ts";
import type { Deliver } from "./storage/outbox.ts";
import { openStorage } from "./storage/storage.ts";
import { element, parent, sendXml } from "./xml.ts";

export type S3Options = {
  dir: string;
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
  /** The path prefix under which the server serves it, as `/_local/s3`; clients sign it with the path. */
  mount: string;
  origins: (origin: string) => boolean;
  /** Resolves once the event is kept for good. It may be called again for an event that it did not accept. */
  onCreated: Deliver;
};

export type S3 = {
  /** Answers every request under the mount; never rejects. Route by the raw URL: a key may hold `..`. */
  handle(incoming: IncomingMessage, response: ServerResponse): Promise<void>;
  createBucket(name: string): void;
  stop(): Promise<void>;
};

/** S3 on one machine: buckets in `dir` whose acknowledged objects and events survive a kill and a power cut. */
export function createS3({ dir, region, mount, origins, onCreated, ...keys }: S3Options): S3 {
  const storage = openStorage({ dir, credentials: { ...keys, region }, deliver: onCreated });
  const leftOver = storage.outbox.deliverLeftOver().catch(console.error);
  const running = new Set<Promise<void>>();

  const answer = async (incoming: IncomingMessage, response: ServerResponse) => {
    try {
      if (answerCors(incoming, response, origins)) return;
      await route(storage, readRequest(incoming, mount), response);
    } catch (error) {
      refuse(incoming, response, error);
    }
  };
  return {
    async handle(incoming, response) {
      const answered = answer(incoming, response);
      running.add(answered);
      await answered;
      running.delete(answered);
    },
    createBucket: (name) => {
      storage.index.addBucket(bucketName(name));
    },
    async stop() {
      await Promise.all([...running, leftOver]);
      storage.database.close();
    },
  };
}

function refuse(incoming: IncomingMessage, response: ServerResponse, error: unknown): void {
  const isClientGone = incoming.socket.destroyed;
  if (!(error instanceof S3Error) && !isClientGone) console.error(error);
  if (response.headersSent) {
    response.destroy();
    return;
  }
  // Reads the rest of the body and drops it: clients read the answer only after they have sent all.
  incoming.resume();
  const { status, code, message } =
    error instanceof S3Error ? error : new S3Error(500, "InternalError", "We encountered an internal error.");
  if (incoming.method === "HEAD") response.writeHead(status).end();
  else sendXml(response, parent("Error", [element("Code", code), element("Message", message)]), status);
}
