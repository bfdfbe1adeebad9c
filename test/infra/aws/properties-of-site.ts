import { describe, expect, it } from "vitest";
import * as z from "zod";
import { functions } from "#infra/functions.ts";
import type { LambdaFunction } from "#platform/area/function.ts";
import { contract } from "#shared/contract/index.ts";
import type { Route } from "#shared/contract/route.ts";
import { only, resources, template } from "./synthesised.ts";

const Behaviour = z.object({
  PathPattern: z.string().default("*"),
  TargetOriginId: z.string(),
  ResponseHeadersPolicyId: z.unknown(),
  ViewerProtocolPolicy: z.enum(["https-only", "redirect-to-https"]),
});

const Origin = z.object({
  Id: z.string(),
  DomainName: z.unknown(),
  OriginCustomHeaders: z.array(z.object({ HeaderName: z.string(), HeaderValue: z.unknown() })).default([]),
  CustomOriginConfig: z.object({ OriginSSLProtocols: z.array(z.string()) }).optional(),
});

const Distribution = z.object({
  DistributionConfig: z.object({
    DefaultCacheBehavior: Behaviour,
    CacheBehaviors: z.array(Behaviour),
    Origins: z.array(Origin),
    WebACLId: z.unknown().optional(),
    ViewerCertificate: z.unknown().optional(),
    Aliases: z.unknown().optional(),
    CustomErrorResponses: z.unknown().optional(),
  }),
});

const distribution = (given?: Record<string, string>) =>
  Distribution.parse(only("AWS::CloudFront::Distribution", given).Properties).DistributionConfig;

/** The behaviour that CloudFront takes for a path: the first whose pattern fits. */
const behaviourAt = (path: string) =>
  distribution().CacheBehaviors.find(({ PathPattern }) =>
    new RegExp(`^${PathPattern.replaceAll(".", "\\.").replaceAll("*", ".*")}$`).test(path),
  ) ?? distribution().DefaultCacheBehavior;

const originAt = (path: string) =>
  JSON.stringify(
    distribution().Origins.find(({ Id }) => Id === behaviourAt(path).TargetOriginId)?.DomainName,
  );

const headersAt = (path: string): string => {
  const { Ref } = z.object({ Ref: z.string() }).parse(behaviourAt(path).ResponseHeadersPolicyId);
  return JSON.stringify(template().Resources[Ref]?.Properties);
};

/** A dynamic reference to the secret's text, which CloudFormation resolves when it deploys. */
const reference = (id: string | undefined, version: string) => ({
  "Fn::Join": ["", ["{{resolve:secretsmanager:", { Ref: id }, `:SecretString:${version}}}`]],
});

const routes = Object.entries<Record<string, Route>>(contract).flatMap(([area, routesOfArea]) =>
  Object.values(routesOfArea).map(({ path, streams = false }) => ({ area, path, streams })),
);

const options = {
  domainName: "chat.example.com",
  certificateArn: "arn:aws:acm:us-east-1:123456789012:certificate/1",
  webAclArn: "arn:aws:wafv2:us-east-1:123456789012:global/webacl/mine/1",
  originSecretVersion: "0f6b4c1e-1111-4222-8333-444455556666",
};
// Here rather than in a test: making a stack may take longer than a test may.
template(options);

describe("the site", () => {
  it.each(routes.filter(({ streams }) => streams))("leads $path to what streams it", ({ area, path }) => {
    const streaming = Object.entries<LambdaFunction>(functions).filter(([, { streams }]) => streams);
    const name = streaming.find(([, { serves }]) => serves === area)?.[0];
    const [url] = resources("AWS::Lambda::Url").filter(({ id }) => id.startsWith(`Functions${name}Function`));
    expect(originAt(path)).toContain(url?.id ?? "a function URL");
  });

  it.each(routes.filter(({ streams }) => !streams))("leads $path to the API", ({ path }) => {
    expect(originAt(path)).toMatch(/HttpApi\w+"},".execute-api./);
  });

  it.each(routes)("proves to whoever answers $path that a request came by it", ({ path }) => {
    const origin = distribution().Origins.find(({ Id }) => Id === behaviourAt(path).TargetOriginId);
    const [secret] = resources("AWS::SecretsManager::Secret").filter(({ id }) =>
      id.startsWith("OriginSecret"),
    );
    expect(origin?.OriginCustomHeaders).toEqual([
      { HeaderName: "x-origin-secret", HeaderValue: reference(secret?.id, "::") },
    ]);
  });

  it("takes another version of that secret after a rotation", () => {
    const [header] = distribution(options).Origins.flatMap(({ OriginCustomHeaders }) => OriginCustomHeaders);
    expect(JSON.stringify(header?.HeaderValue)).toContain(`:SecretString:::${options.originSecretVersion}}}`);
  });

  it("has no secret in its template, and nothing but that header refers to the value of one", () => {
    const values = JSON.stringify(template()).match(/\{\{resolve:/g) ?? [];
    const carrying = distribution().Origins.filter(
      ({ OriginCustomHeaders }) => OriginCustomHeaders.length > 0,
    );
    expect(values).toHaveLength(carrying.length);
    for (const { Properties } of resources("AWS::SecretsManager::Secret"))
      expect(Properties).not.toHaveProperty("SecretString");
  });

  it("can be reached encrypted only, and reaches its parts with TLS 1.2", () => {
    const protocols = distribution().Origins.flatMap(
      ({ CustomOriginConfig }) => CustomOriginConfig?.OriginSSLProtocols ?? [],
    );
    expect(new Set(protocols)).toEqual(new Set(["TLSv1.2"]));
  });

  it("demands TLS 1.2 of visitors under a host name of its own", () => {
    expect(distribution(options)).toMatchObject({
      Aliases: ["chat.example.com"],
      ViewerCertificate: { MinimumProtocolVersion: "TLSv1.2_2021" },
    });
  });

  it("stands behind a firewall where AWS allows one, with a limit on requests per address", () => {
    const firewall = only("AWS::WAFv2::WebACL");
    expect(JSON.stringify(distribution().WebACLId)).toContain(firewall.id);
    expect(firewall.Condition).toMatch(/^FirewallIsHome/);
    expect(JSON.stringify(firewall.Properties)).toContain(`"RateBasedStatement"`);
  });

  it("takes a firewall that exists", () => {
    expect(distribution(options).WebACLId).toBe(options.webAclArn);
    expect(resources("AWS::WAFv2::WebACL", options)).toEqual([]);
  });

  it.each(["/app", "/embed/wgt_1", "/jobs/bakery-7k2m", "/widget.js"])(
    "sends security headers with %s",
    (path) => {
      for (const name of [
        "ContentSecurityPolicy",
        "StrictTransportSecurity",
        "ContentTypeOptions",
        "ReferrerPolicy",
      ])
        expect(headersAt(path)).toContain(`"${name}":{`);
    },
  );

  it.each(["/app", "/embed/wgt_1", "/public/help-desk", "/widget.js", ...routes.map(({ path }) => path)])(
    "says with %s, as with everything, that it is no other type, may use no device and is reached encrypted",
    (path) => {
      for (const told of [
        '"ContentTypeOptions":{"Override":true}',
        '"StrictTransportSecurity":{"AccessControlMaxAgeSec":63072000,"IncludeSubdomains":true,"Override":true}',
        '"ReferrerPolicy":{"Override":true,',
        '"ContentSecurityPolicy":{"ContentSecurityPolicy":',
        '"Header":"permissions-policy"',
        '"Header":"cross-origin-opener-policy"',
        '"Header":"cross-origin-resource-policy"',
      ])
        expect(headersAt(path)).toContain(told);
    },
  );

  it.each(routes)(
    "lets nothing of an answer of $path run, and other sites read it only by its own leave",
    ({ path }) => {
      expect(headersAt(path)).toContain("default-src 'none'");
      expect(headersAt(path)).not.toContain("CorsConfig");
    },
  );

  it("may be framed where visitors meet it, and nowhere else", () => {
    expect(headersAt("/embed/wgt_1")).toContain("frame-ancestors *");
    expect(headersAt("/public/help-desk")).toContain("frame-ancestors *");
    expect(headersAt("/app")).toContain("frame-ancestors 'none'");
  });

  it.each(["https://cognito-idp.", "RegionalDomainName", "SocketApi"])(
    "lets the web app talk to %s",
    (partner) => {
      expect(headersAt("/app")).toContain(partner);
    },
  );

  it("never turns an error of the API into a page", () => {
    expect(distribution().CustomErrorResponses).toBeUndefined();
  });

  it("puts pages in place after the parts that they name, and has CloudFront forget the former ones", () => {
    const [lasting, pages] = resources("Custom::CDKBucketDeployment");
    expect(lasting?.Properties.SystemMetadata).toEqual({
      "cache-control": "public, max-age=31536000, immutable",
    });
    expect(pages).toMatchObject({
      DependsOn: expect.arrayContaining([lasting?.id]),
      Properties: {
        DistributionPaths: ["/*"],
        SystemMetadata: { "cache-control": "public, max-age=60, s-maxage=86400" },
      },
    });
  });
});
