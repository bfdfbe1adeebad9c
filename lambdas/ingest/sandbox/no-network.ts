import dgram from "node:dgram";
import dns from "node:dns";
import net from "node:net";

/** Takes connections from this process: everything that speaks HTTP ends at these three. */
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
