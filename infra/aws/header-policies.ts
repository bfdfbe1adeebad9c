import { Duration } from "aws-cdk-lib";
import {
  HeadersFrameOption,
  HeadersReferrerPolicy,
  type ResponseCustomHeader,
  ResponseHeadersPolicy,
  type ResponseSecurityHeadersBehavior,
} from "aws-cdk-lib/aws-cloudfront";
import { Construct } from "constructs";
import { answerHeaders, pageHeaders, transportHeaders } from "../site-headers.ts";

/** CloudFront's form of the headers: for pages, those that other sites may frame, scripts, and answers of functions. */
export const createHeaderPolicies = (stack: Construct, connectTo: string[]) => {
  const scope = new Construct(stack, "PageHeaders");
  const policy = (id: string, path: string, keepsPolicy?: boolean) =>
    policyOf(scope, id, { ...pageHeaders(path, connectTo), ...transportHeaders }, keepsPolicy);
  return {
    page: policy("Pages", "/app.html"),
    framed: policy("Framed", "/public.html"),
    // the function sends the policy of its widget
    embed: policy("Embed", "/embed.html", true),
    // the same of a posting, which nobody frames
    posting: policy("Postings", "/job.html", true),
    script: policy("Scripts", "/widget.js"),
    // sites show logos, and nobody a page
    logo: policyOf(scope, "Logos", {
      ...answerHeaders,
      ...transportHeaders,
      "content-security-policy": "default-src 'none'; sandbox; frame-ancestors 'none'",
      "cross-origin-resource-policy": "cross-origin",
    }),
    answer: policyOf(scope, "Answers", { ...answerHeaders, ...transportHeaders }),
  };
};

/** With `keepsPolicy` a Content Security Policy of the origin stays, and the one given here is for answers without. */
const policyOf = (
  scope: Construct,
  id: string,
  headers: Record<string, string>,
  keepsPolicy = false,
): ResponseHeadersPolicy =>
  new ResponseHeadersPolicy(scope, id, {
    securityHeadersBehavior: securityOf(headers, keepsPolicy),
    customHeadersBehavior: {
      customHeaders: Object.entries(headers).flatMap(([header, value]): ResponseCustomHeader[] =>
        ownFields.has(header) ? [] : [{ header, value, override: true }],
      ),
    },
    ...(headers["access-control-allow-origin"] && {
      corsBehavior: {
        accessControlAllowOrigins: [headers["access-control-allow-origin"]],
        accessControlAllowMethods: ["GET", "HEAD"],
        accessControlAllowHeaders: ["*"],
        accessControlAllowCredentials: false,
        originOverride: true,
      },
    }),
  });

/** Headers for which CloudFront has fields of its own; it refuses them among the custom ones. */
const ownFields = new Set([
  "access-control-allow-origin",
  "content-security-policy",
  "referrer-policy",
  "strict-transport-security",
  "x-content-type-options",
  "x-frame-options",
]);

const securityOf = (
  headers: Record<string, string>,
  keepsPolicy: boolean,
): ResponseSecurityHeadersBehavior => ({
  contentSecurityPolicy: {
    contentSecurityPolicy: headers["content-security-policy"] ?? "",
    override: !keepsPolicy,
  },
  strictTransportSecurity: {
    accessControlMaxAge: Duration.seconds(maxAgeOf(headers["strict-transport-security"])),
    includeSubdomains: true,
    override: true,
  },
  contentTypeOptions: { override: true },
  referrerPolicy: { referrerPolicy: referrerOf(headers["referrer-policy"]), override: true },
  ...(headers["x-frame-options"] && {
    frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
  }),
});

const referrerOf = (header: string | undefined): HeadersReferrerPolicy => {
  const policy = Object.values(HeadersReferrerPolicy).find((one) => one === header);
  if (!policy) throw new Error(`CloudFront has no referrer policy "${header}".`);
  return policy;
};

const maxAgeOf = (header = ""): number => Number(/max-age=(\d+)/.exec(header)?.[1] ?? 0);
