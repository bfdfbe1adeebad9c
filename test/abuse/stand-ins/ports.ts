import { readdirSync, readFileSync, readlinkSync } from "node:fs";

export interface Listening {
  address: string;
  port: number;
}

/** Where a process of this machine listens, as Linux tells it (proc(5), /proc/net/tcp). */
export const portsOf = (pid: number | undefined): Listening[] => {
  const own = new Set(socketsOf(pid));
  return ["tcp", "tcp6"]
    .flatMap((family) => readFileSync(`/proc/${pid}/net/${family}`, "utf8").trim().split("\n").slice(1))
    .map((line) => line.trim().split(/\s+/))
    .filter(([, , , state, , , , , , inode = ""]) => state === listening && own.has(inode))
    .map(([, local = ""]) => addressOf(local));
};

const listening = "0A";

const socketsOf = (pid: number | undefined): string[] =>
  readdirSync(`/proc/${pid}/fd`).flatMap((name) => {
    const inode = /^socket:\[(\d+)\]$/.exec(linkOf(`/proc/${pid}/fd/${name}`))?.[1];
    return inode === undefined ? [] : [inode];
  });

/** Nothing if the process has closed it since. */
const linkOf = (path: string): string => {
  try {
    return readlinkSync(path);
  } catch {
    return "";
  }
};

const addressOf = (local: string): Listening => {
  const [address = "", port = ""] = local.split(":");
  const bytes = address.match(/../g)?.reverse() ?? [];
  return {
    address: bytes.map((byte) => Number.parseInt(byte, 16)).join("."),
    port: Number.parseInt(port, 16),
  };
};
