import { request } from "node:http";
import { inject } from "vitest";
import { type Api, bearing } from "../users.ts";
import { newAddress } from "./new-address.ts";

/** Somebody at an address of this machine, signed in if a token is given. */
export const from = (
  address = newAddress(),
  { token, url = inject("url") }: { token?: string | undefined; url?: string } = {},
): Api => bearing(token, url, (asked) => fetchFrom(address, asked));

/** `fetch` by a socket with another address at this end. */
export const fetchFrom = async (address: string, asked: Request): Promise<Response> => {
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  const body = asked.body ? Buffer.from(await asked.arrayBuffer()) : undefined;
  request(
    asked.url,
    {
      method: asked.method,
      agent: false,
      localAddress: address,
      headers: { ...Object.fromEntries(asked.headers), ...(body && { "content-length": body.length }) },
    },
    async (response) => {
      const chunks = await Array.fromAsync(response);
      const headers = Object.entries(response.headers).flatMap(([name, value]) =>
        [value ?? []].flat().map((one): [string, string] => [name, one]),
      );
      resolve(new Response(Buffer.concat(chunks), { status: response.statusCode ?? 500, headers }));
    },
  )
    .on("error", reject)
    .end(body);
  return promise;
};
