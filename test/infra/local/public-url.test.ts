import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { describe, expect, it } from "vitest";
import { readArguments } from "#infra/local/arguments.ts";
import { isAddressedHere, isForeign } from "#infra/local/gateway/guard.ts";
import { callerAddress } from "#infra/local/proxy/caller-address.ts";

describe("the public address", () => {
  it.each([
    ["https://docs.example.org", "https://docs.example.org"],
    ["https://DOCS.example.org:443/", "https://docs.example.org"],
    ["https://docs.example.org:8443", "https://docs.example.org:8443"],
    ["http://docs.localhost:8080", "http://docs.localhost:8080"],
    ["https://[2001:db8::1]", "https://[2001:db8::1]"],
  ])("%s is %s", (typed, origin) => {
    expect(readArguments(["--url", typed]).publicUrl?.origin).toBe(origin);
  });

  it.each([
    "docs.example.org",
    "https://",
    "ftp://docs.example.org",
    "https://docs.example.org/help",
    "https://docs.example.org/?a=b",
    "https://ann:secret@docs.example.org",
    "https://*.example.org",
    "https://docs.example.org;script-src",
  ])("%s is none, and the message shows one", (typed) => {
    expect(() => readArguments(["--url", typed])).toThrow("as in --url https://docs.example.org");
  });

  it.each(["http://docs.example.org", "http://localhost.example.org", "http://192.0.2.7"])(
    "%s needs https",
    (typed) => {
      expect(() => readArguments(["--url", typed])).toThrow("--url takes an address with https");
    },
  );

  it("may be left out", () => {
    expect(readArguments([])).not.toHaveProperty("publicUrl");
  });
});

const asked = (headers: Record<string, string>, address = "127.0.0.1"): IncomingMessage => {
  const socket = new Socket();
  Object.defineProperty(socket, "remoteAddress", { value: address });
  const request = new IncomingMessage(socket);
  Object.assign(request.headers, headers);
  return request;
};

describe("a host name", () => {
  const place = { port: 4000, publicUrl: new URL("https://docs.example.org") };

  it.each([
    "docs.example.org",
    "docs.example.org:443",
    "docs.example.org:4000",
    "127.0.0.1:4000",
    "localhost:4000",
  ])("%s leads here", (host) => expect(isAddressedHere(asked({ host }), place)).toBe(true));

  it.each([
    "example.org",
    "other.docs.example.org",
    "docs.example.org.evil.example",
    "docs.example.org:443.evil.example",
    "evil.example:443",
    "127.0.0.1",
    "undefined",
    "",
  ])("%s does not", (host) => {
    expect(isAddressedHere(asked({ host }), place)).toBe(false);
    expect(isAddressedHere(asked({ host }), { port: 4000 })).toBe(false);
  });

  it("of the public address leads nowhere without one, nor is its page at home", () => {
    const request = asked({ host: "docs.example.org", origin: "https://docs.example.org" });
    expect([isAddressedHere(request, { port: 4000 }), isForeign(request, { port: 4000 })]).toEqual([
      false,
      true,
    ]);
    expect(isForeign(request, place)).toBe(false);
  });

  it.each(["http://docs.example.org", "https://docs.example.org:8443", "https://a.docs.example.org", "null"])(
    "a page of %s is foreign",
    (origin) => expect(isForeign(asked({ origin }), place)).toBe(true),
  );
});

describe("the caller", () => {
  it.each([
    ["203.0.113.7", "203.0.113.7"],
    ["198.51.100.1, 203.0.113.7", "203.0.113.7"],
    ["198.51.100.1,2001:db8::1", "2001:db8::1"],
    ["203.0.113.7, unknown", "127.0.0.1"],
    ["", "127.0.0.1"],
  ])("of a proxy that writes %j is %s", (header, address) => {
    expect(callerAddress(asked({ "x-forwarded-for": header }), true)).toBe(address);
  });

  it("is the other end of the connection where no proxy was named, or the connection is none of this machine", () => {
    const claims = { "x-forwarded-for": "203.0.113.7" };
    expect(callerAddress(asked(claims), false)).toBe("127.0.0.1");
    expect(callerAddress(asked(claims, "192.0.2.1"), true)).toBe("192.0.2.1");
  });
});
