import dgram from "node:dgram";
import dns from "node:dns";
import net from "node:net";

/** Disables connections, servers, datagrams and DNS in this process. HTTP clients use these functions, too. */
export const closeNetwork = (): void => {
  net.Socket.prototype.connect = refuse;
  net.Server.prototype.listen = refuse;
  dgram.createSocket = refuse;
  dns.lookup = Object.assign(refuse, { __promisify__: refuse });
  dns.promises.lookup = refuse;
};

const refuse = (): never => {
  throw new Error("A file that is being read may not use the network.");
};
