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
  const policy = (id: string, path: string) =>
    policyOf(scope, id, { ...pageHeaders(path, connectTo), ...transportHeaders });
  return {
    page: policy("Pages", "/app.html"),
    framed: policy("Framed", "/embed.html"),
    script: policy("Scripts", "/widget.js"),
    answer: policyOf(scope, "Answers", { ...answerHeaders, ...transportHeaders }),
  };
};

const policyOf = (scope: Construct, id: string, headers: Record<string, string>): ResponseHeadersPolicy =>
  new ResponseHeadersPolicy(scope, id, {
    securityHeadersBehavior: securityOf(headers),
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

const securityOf = (headers: Record<string, string>): ResponseSecurityHeadersBehavior => ({
  contentSecurityPolicy: { contentSecurityPolicy: headers["content-security-policy"] ?? "", override: true },
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
