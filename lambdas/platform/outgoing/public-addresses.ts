import { BlockList, isIP } from "node:net";

/**
 * True for an address of the open internet. Private, loopback, link-local, shared, documentation, benchmarking,
 * multicast and reserved blocks are closed, and so is every IPv6 form that carries an IPv4 address (mapped, compatible,
 * NAT64, 6to4, Teredo). Sources: the IANA special-purpose address registries, IPv4
 * (www.iana.org/assignments/iana-ipv4-special-registry) and IPv6 (…/iana-ipv6-special-registry, of 2025-10-09); RFC
 * 5771 and RFC 1112 for multicast and class E; RFC 4291 for 2000::/3, the only block with unicast addresses of the
 * internet.
 */
export const isPublic = (address: string): boolean => {
  // a zone ("%eth0") names a network interface of this machine
  if (address.includes("%")) return false;
  const family = isIP(address);
  if (family === 4) return !closed.check(address, "ipv4");
  return family === 6 && globalUnicast.check(address, "ipv6") && !closed.check(address, "ipv6");
};

const listOf = (blocks: string[]): BlockList => {
  const list = new BlockList();
  for (const block of blocks) {
    const [network = "", prefix] = block.split("/");
    list.addSubnet(network, Number(prefix), network.includes(":") ? "ipv6" : "ipv4");
  }
  return list;
};

const globalUnicast = listOf(["2000::/3"]);

/** Includes blocks that the registries call globally reachable, because none of them holds web servers. */
const closed = listOf([
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.31.196.0/24",
  "192.52.193.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "192.175.48.0/24",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/4",
  "240.0.0.0/4",
  // Azure's metadata and host services
  "168.63.129.16/32",
  "2001::/23",
  "2001:db8::/32",
  "2002::/16",
  "2620:4f:8000::/48",
  "3fff::/20",
]);
