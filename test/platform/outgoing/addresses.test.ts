import { Socket } from "node:net";
import { expect, it, vi } from "vitest";
import { fetchOutside } from "#platform/outgoing/fetch-outside.ts";
import { isPublic } from "#platform/outgoing/public-addresses.ts";
import { closedHosts, closedV4, closedV6 } from "./closed-addresses.ts";
import { listening } from "./small-world.ts";

const codeOf = (url: string) =>
  fetchOutside(url, { timeoutSeconds: 5 }).then(
    () => "answered",
    (error) => error.code,
  );

it("no way of writing an address that is not public leads to a connection", async () => {
  const first = await listening("127.0.0.1");
  const servers = [first, await listening("::1", undefined, { port: first?.port ?? 0 })];
  const connect = vi.spyOn(Socket.prototype, "connect");
  const urls = closedHosts().flatMap((host) => [
    `http://${host}:${first?.port}/`,
    `https://${host}:${first?.port}/`,
  ]);
  const codes = await Promise.all(urls.map(codeOf));
  expect(urls.length).toBeGreaterThan(1200);
  expect(urls.filter((_, at) => codes[at] !== "invalid")).toEqual([]);
  expect(servers.map((server) => server?.connections() ?? 0)).toEqual([0, 0]);
  expect(connect).not.toHaveBeenCalled();
  connect.mockRestore();
});

it("a name of this machine leads to no connection", async () => {
  const server = await listening("127.0.0.1");
  for (const name of ["localhost", "LOCALHOST", "localhost.", "ｌｏｃａｌｈｏｓｔ"])
    expect([name, await codeOf(`http://${name}:${server?.port}/`)]).toEqual([name, "invalid"]);
  expect(server?.connections()).toBe(0);
});

it("every closed address is known as such, with a zone too", () => {
  for (const address of [
    ...closedV4,
    ...closedV6,
    "fe80::1%eth0",
    "2606:4700::1%eth0",
    "",
    "example.com",
    "1",
  ])
    expect([address, isPublic(address)]).toEqual([address, false]);
});

it.each([
  ...[
    "1.1.1.1",
    "9.255.255.255",
    "11.0.0.0",
    "100.63.255.255",
    "100.128.0.0",
    "126.255.255.255",
    "128.0.0.0",
  ],
  ...["169.253.255.255", "169.255.0.0", "172.15.255.255", "172.32.0.0", "192.0.1.0", "192.0.3.0"],
  ...["192.167.255.255", "192.169.0.0", "198.17.255.255", "198.20.0.0", "198.51.99.255", "203.0.114.0"],
  ...["168.63.129.15", "223.255.255.255"],
  ...[
    "2001:200::1",
    "2001:4860:4860::8888",
    "2001:db7::1",
    "2001:db9::1",
    "2003::1",
    "2606:4700::1111",
    "3ffe::1",
  ],
])("%s, beside a closed block, is public", (address) => {
  expect(isPublic(address)).toBe(true);
});

it.each([
  ["", /not a web address/],
  ["not an address", /not a web address/],
  ["/page", /not a web address/],
  ["http://", /not a web address/],
  ["http://[fe80::1%25lo]/", /not a web address/],
  ["http://999.1.1.1/", /not a web address/],
  ["ftp://example.com/", /begin with https/],
  ["file:///etc/passwd", /begin with https/],
  ["javascript:alert(1)", /begin with https/],
  ["data:text/plain,x", /begin with https/],
  ["gopher://example.com/", /begin with https/],
  ["https://ann@example.com/", /user name or password/],
  ["https://:secret@example.com/", /user name or password/],
  ["http://example.com:22/", /Port 22/],
  ["http://example.com:25/", /Port 25/],
  ["http://example.com:0/", /Port/],
  ["http://example.com:6667/", /Port 6667/],
])("the address %j is refused before anything is looked up", async (url, message) => {
  const connect = vi.spyOn(Socket.prototype, "connect");
  await expect(fetchOutside(url)).rejects.toMatchObject({
    code: "invalid",
    message: expect.stringMatching(message),
  });
  expect(connect).not.toHaveBeenCalled();
  connect.mockRestore();
});

it("an address of more than 2,048 letters is refused", async () => {
  expect(await codeOf(`https://example.com/${"a".repeat(2048)}`)).toBe("invalid");
});
