import { type IncomingMessage, request } from "node:http";
import type { Gateway } from "./emulator/gateway.ts";

/** `fetch` for names of AWS, which lead to the emulator here; cookies and redirects are left to the caller. */
export const fetchThrough =
  ({ port }: Pick<Gateway, "port">) =>
  async (given: Request | string, init?: RequestInit): Promise<Response> => {
    const asked = new Request(given, init);
    const { host, pathname, search } = new URL(asked.url);
    const body = Buffer.from(await asked.arrayBuffer());
    const headers = { ...Object.fromEntries(asked.headers), host, "content-length": String(body.length) };
    const answer = await new Promise<IncomingMessage>((resolve, reject) =>
      request({ host: "127.0.0.1", port, method: asked.method, path: pathname + search, headers }, resolve)
        .on("error", reject)
        .end(body),
    );
    const { statusCode: status = 502 } = answer;
    const text = Buffer.concat(await answer.toArray());
    return new Response([204, 304].includes(status) ? null : text, {
      status,
      headers: Object.entries(answer.headers).map(([name, value]): [string, string] => [name, String(value)]),
    });
  };
