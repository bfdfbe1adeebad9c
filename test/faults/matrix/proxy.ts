import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import type { Place } from "./kinds.ts";
import type { Plan, Planned } from "./plan.ts";

type Headers = Record<string, string | string[] | undefined>;
interface Answer {
  status: number;
  headers: Headers;
  body: Buffer;
}

interface Options {
  place: Place;
  target: string;
  plan: Plan;
  /** An error as this service says it. */
  refuse(kind: "before" | "throttle" | "full" | "gone"): Answer;
  /** The host under which the target lets requests in; where left out, the one that was asked for. */
  host?: string;
  change?(body: Buffer, headers: Headers): Buffer;
}

/** Stands before a stand-in of AWS and lets the planned calls go wrong; all others pass. */
export const startProxy = async ({ place, target, plan, refuse, host, change }: Options) => {
  const { hostname, port, pathname } = new URL(target);
  const base = pathname.replace(/\/$/, "");
  const forward = (incoming: IncomingMessage, body: Buffer, length = body.length) =>
    new Promise<Answer>((resolve, reject) => {
      const headers = { ...incoming.headers, ...(host && { host }) };
      const sent = change?.(body, headers) ?? body;
      if (sent !== body) headers["content-length"] = String(sent.length);
      const path = `${base}${incoming.url}`;
      const call = request({ hostname, port, path, method: incoming.method, headers });
      call.once("error", reject);
      call.once("response", async (response) => {
        const chunks = await response.toArray();
        resolve({
          status: response.statusCode ?? 500,
          headers: response.headers,
          body: Buffer.concat(chunks),
        });
      });
      if (length < body.length) call.write(sent.subarray(0, length), () => call.destroy());
      else call.end(sent);
    });

  const answerOf = async (
    kind: Planned | undefined,
    incoming: IncomingMessage,
  ): Promise<Answer | undefined> => {
    const body = Buffer.concat(await incoming.toArray());
    if (kind === "before" || kind === "throttle" || kind === "full" || kind === "gone") return refuse(kind);
    if (kind === "delay") await pause(60);
    if (kind === "timeout") return void (await pause(60));
    if (kind === "partial")
      return void (await forward(incoming, body, body.length >> 1).catch(() => undefined));
    if (kind === "twice") await forward(incoming, body);
    const answer = await forward(incoming, body);
    if (kind === "endsAfter") return refuse("gone");
    return kind === "after" ? undefined : answer;
  };

  const handle = async (incoming: IncomingMessage, response: ServerResponse) => {
    const answer = await answerOf(plan.of(place), incoming);
    if (answer) response.writeHead(answer.status, answer.headers).end(answer.body);
    else incoming.socket.destroy();
  };
  const server = createServer((incoming, response) => {
    handle(incoming, response).catch(() => incoming.socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};

const json = (status: number, type: string): Answer => ({
  status,
  headers: { "content-type": "application/x-amz-json-1.0", "x-amzn-errortype": type },
  body: Buffer.from(JSON.stringify({ __type: type, message: type })),
});

/** An error in the form of DynamoDB and SQS; the one for a process that is gone is not retried. */
export const refuseInJson = (kind: string): Answer => {
  if (kind === "gone") return json(400, "ProcessGone");
  return kind === "throttle" ? json(400, "ThrottlingException") : json(500, "InternalServerError");
};

/** An error in the form of S3. */
export const refuseInXml = (kind: string): Answer => {
  const [status, code] = refusals[kind] ?? [500, "InternalError"];
  return {
    status,
    headers: { "content-type": "application/xml" },
    body: Buffer.from(`<Error><Code>${code}</Code><Message>${code}</Message></Error>`),
  };
};

const refusals: Record<string, [number, string]> = {
  throttle: [503, "SlowDown"],
  gone: [400, "ProcessGone"],
};
