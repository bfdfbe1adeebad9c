import { lookup } from "node:dns/promises";
import { connect, isIP, type LookupFunction, type Socket } from "node:net";
import { connect as connectSecurely, TLSSocket } from "node:tls";
import { hostOf, portOf } from "./address.ts";
import { unreachable } from "./failures.ts";
import type { OnProgress } from "./progress.ts";
import { isPublic } from "./public-addresses.ts";

/** How names resolve, and which addresses may be connected to. */
export interface World {
  resolve(host: string): Promise<string[]>;
  isPublic(address: string): boolean;
}

export const internet: World = {
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  isPublic,
};

/**
 * A socket to the URL's host that connects to public addresses only. The name is resolved once and the socket gets the
 * public addresses of the result, so that a second lookup cannot return another one (DNS rebinding).
 */
export const connectIn = (world: World, url: URL, onProgress?: OnProgress): Socket => {
  const [host, port] = [hostOf(url), portOf(url)];
  // `net.connect` does not call `lookup` for an address, so check it here
  if (isIP(host) && !world.isPublic(host)) throw unreachable(host);
  if (isIP(host)) onProgress?.({ phase: "resolved", addresses: 1 });
  const to = { host, port, lookup: lookupIn(world, onProgress), autoSelectFamily: true };
  const socket = url.protocol === "https:" ? connectSecurely({ ...to, ...identityOf(host) }) : connect(to);
  socket.prependOnceListener("connect", () => {
    if (!world.isPublic(socket.remoteAddress ?? "")) socket.destroy(unreachable(host));
  });
  socket.once(socket instanceof TLSSocket ? "secureConnect" : "connect", () => {
    const tls = socket instanceof TLSSocket ? socket.getProtocol() : null;
    onProgress?.({ phase: "connected", address: socket.remoteAddress ?? "", ...(tls && { tls }) });
  });
  return socket;
};

/** The certificate is checked against the name, or against the address if the URL has no name. */
const identityOf = (host: string) => ({
  servername: isIP(host) ? "" : host.replace(/\.$/, ""),
  rejectUnauthorized: true,
  ALPNProtocols: ["http/1.1"],
});

const lookupIn =
  ({ resolve, isPublic }: World, onProgress: OnProgress): LookupFunction =>
  (host, { all }, callback) => {
    const found = (addresses: string[]) => {
      const open = addresses.filter(isPublic).map((address) => ({ address, family: isIP(address) }));
      const [first] = open;
      if (!first) return callback(unreachable(host), []);
      onProgress?.({ phase: "resolved", addresses: open.length });
      if (all) callback(null, open);
      else callback(null, first.address, first.family);
    };
    resolve(host).then(
      (addresses) => setImmediate(found, addresses),
      (error) => setImmediate(callback, error, []),
    );
  };
