/** One of each block that no call may reach, and what clouds tell their machines at. */
export const closedV4 = [
  "0.0.0.0",
  "10.0.0.1",
  "100.64.0.1",
  "100.100.100.200",
  "127.0.0.1",
  "127.255.255.254",
  "168.63.129.16",
  "169.254.169.254",
  "169.254.170.2",
  "172.16.0.1",
  "172.31.255.255",
  "192.0.0.192",
  "192.0.2.1",
  "192.88.99.1",
  "192.168.1.1",
  "198.18.0.1",
  "198.51.100.1",
  "203.0.113.1",
  "224.0.0.1",
  "240.0.0.1",
  "255.255.255.255",
];

export const closedV6 = [
  "::",
  "::1",
  "0:0:0:0:0:0:0:1",
  "::ffff:0:127.0.0.1",
  "64:ff9b:1::7f00:1",
  "100::1",
  "100:0:0:1::1",
  "2001:2::1",
  "2001:10::1",
  "2001:20::1",
  "2001:db8::1",
  "3fff::1",
  "4000::1",
  "5f00::1",
  "fc00::1",
  "fd00:ec2::254",
  "fd20:ce::254",
  "fe80::1",
  "fec0::1",
  "ff02::1",
];

/** Every way known to us of writing the closed addresses as the host of a URL. */
export const closedHosts = (): string[] => [
  ...closedV4.flatMap((address) => [...dotted(address), ...numbers(address), ...carried(address)]),
  ...closedV6.flatMap((address) => [`[${address}]`, `[${address.toUpperCase()}]`]),
];

const octetsOf = (address: string) => address.split(".").map(Number);
const numberOf = (address: string) => octetsOf(address).reduce((sum, octet) => sum * 256 + octet, 0);
const octal = (number: number) => `0${number.toString(8)}`;
const hex = (number: number) => `0x${number.toString(16)}`;

const dotted = (address: string): string[] => {
  const octets = octetsOf(address);
  const [a = 0, b = 0, c = 0, d = 0] = octets;
  return [
    address,
    `${address}.`,
    octets.map(octal).join("."),
    octets.map(hex).join("."),
    octets.map((octet) => hex(octet).toUpperCase()).join("."),
    octets.map((octet) => `0x${octet.toString(16).padStart(8, "0")}`).join("."),
    `${hex(a)}.${b}.${octal(c)}.${d}`,
    `${a}.${b}.${c * 256 + d}`,
    `${a}.${(b * 256 + c) * 256 + d}`,
    `${octal(a)}.${hex((b * 256 + c) * 256 + d)}`,
    address.replaceAll(".", "。"),
    address.replaceAll(".", "．"),
    address.replaceAll(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit))),
    address.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x1d7ce + Number(digit))),
    address.replaceAll(/[1-9]/g, (digit) => String.fromCodePoint(0x245f + Number(digit))),
    address.replaceAll(/./g, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
    address.replace(".", "\u00ad."),
  ];
};

const numbers = (address: string): string[] => {
  const number = numberOf(address);
  return [
    `${number}`,
    `${number}.`,
    hex(number),
    hex(number).toUpperCase(),
    octal(number),
    `0x00000000${number.toString(16)}`,
  ];
};

/** IPv6 addresses that carry an IPv4 one: mapped, compatible, NAT64, 6to4, Teredo. */
const carried = (address: string): string[] => {
  const number = numberOf(address);
  const [high, low] = [Math.floor(number / 65_536), number % 65_536];
  const halves = `${high.toString(16)}:${low.toString(16)}`;
  const obscured = [high, low].map((half) => (half ^ 0xffff).toString(16)).join(":");
  return [
    `[::ffff:${address}]`,
    `[::FFFF:${halves}]`,
    `[0:0:0:0:0:ffff:${halves}]`,
    `[::${address}]`,
    `[64:ff9b::${address}]`,
    `[64:ff9b::${halves}]`,
    `[2002:${halves}::1]`,
    `[2001:0:4136:e378:8000:63bf:${obscured}]`,
  ];
};
