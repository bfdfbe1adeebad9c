import { describe, expect, it } from "vitest";
import { ancestorsOf, domainIn, isAllowedOn } from "#shared/widgets/allowed-domains.ts";
import { AllowedDomains } from "#shared/widgets/shapes.ts";

describe("allowed domains", () => {
  it.each([
    [[], undefined, true],
    [["example.com"], "https://example.com", true],
    [["example.com"], "http://example.com:8080", true],
    [["example.com"], "https://www.example.com", false],
    [["example.com"], "https://example.com.evil.net", false],
    [["example.com"], "https://notexample.com", false],
    [["*.example.com"], "https://www.example.com", true],
    [["*.example.com"], "https://a.b.example.com", true],
    [["*.example.com"], "https://example.com", false],
    [["*.example.com"], "https://badexample.com", false],
    [["localhost:3000"], "http://localhost:3000", true],
    [["localhost:3000"], "http://localhost:4000", false],
    [["example.com:443"], "https://example.com", true],
    [["xn--mnchen-3ya.de"], "https://münchen.de", true],
    [["example.com"], undefined, false],
    [["example.com"], "null", false],
    [["example.com"], "file://example.com", false],
    [["example.com"], "https://example.com@evil.net", false],
    [["other.org", "example.com"], "https://example.com", true],
  ] as const)("with %j a page of %s is allowed: %s", (domains, origin, allowed) => {
    expect(isAllowedOn([...domains], origin)).toBe(allowed);
  });

  it.each([
    ["example.com", true],
    ["*.example.com", true],
    ["shop.example.co.uk:8443", true],
    ["localhost", true],
    ["127.0.0.1:3000", true],
    ["*.com", false],
    ["*", false],
    ["www.*.com", false],
    ["Example.com", false],
    ["https://example.com", false],
    ["example.com/shop", false],
    ["example.com; script-src *", false],
    ["-example.com", false],
    ["münchen.de", false],
    ["", false],
    [`${"a".repeat(100)}.com`, false],
  ])("%s is taken as a domain: %s", (domain, taken) => {
    expect(AllowedDomains.safeParse([domain]).success).toBe(taken);
  });

  it("a widget takes twenty of them at most, which fit into a header", () => {
    const longest = Array.from({ length: 20 }, (_, at) => `${at}${"a".repeat(94)}.com`.slice(-100));
    expect(AllowedDomains.safeParse(longest).success).toBe(true);
    expect(ancestorsOf(longest).length).toBeLessThan(4096);
    expect(AllowedDomains.safeParse([...longest, "example.com"]).success).toBe(false);
  });

  it.each([
    [" https://Example.com/shop?a=1 ", "example.com"],
    ["*.Example.com", "*.example.com"],
    ["http://localhost:3000", "localhost:3000"],
    ["münchen.de", "xn--mnchen-3ya.de"],
    ["example.com", "example.com"],
    ["not a domain", undefined],
    ["", undefined],
  ])("%j is read as %s", (typed, domain) => {
    expect(domainIn(typed)).toBe(domain);
  });
});
