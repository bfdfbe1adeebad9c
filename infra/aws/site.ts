import { Duration, RemovalPolicy, type Stack } from "aws-cdk-lib";
import type { IHttpApi } from "aws-cdk-lib/aws-apigatewayv2";
import { Certificate } from "aws-cdk-lib/aws-certificatemanager";
import {
  AccessLevel,
  AllowedMethods,
  type BehaviorOptions,
  CacheCookieBehavior,
  CachePolicy,
  CacheQueryStringBehavior,
  Distribution,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HttpVersion,
  type IOrigin,
  OriginRequestPolicy,
  PriceClass,
  type ResponseHeadersPolicy,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from "aws-cdk-lib/aws-cloudfront";
import { FunctionUrlOrigin, HttpOrigin, S3BucketOrigin } from "aws-cdk-lib/aws-cloudfront-origins";
import { BlockPublicAccess, Bucket, BucketEncryption } from "aws-cdk-lib/aws-s3";
import { Construct } from "constructs";
import type { Options } from "../options/options.ts";
import { hostOf } from "./api-host.ts";
import type { Auth } from "./auth.ts";
import type { ChatUrl } from "./chat-url.ts";
import { callerProgram, edgeProgram } from "./edge.ts";
import { createHeaderPolicies } from "./header-policies.ts";
import type { OriginSecret } from "./origin-secret.ts";
import { putSiteFiles } from "./site-files.ts";
import type { SocketApi } from "./socket-api.ts";
import type { Uploads } from "./uploads.ts";

export interface SiteParts {
  /** Folder of the built site. */
  site: string;
  options: Options;
  auth: Auth;
  uploads: Uploads;
  origin: OriginSecret;
  socket: SocketApi;
  api: IHttpApi;
  chatUrls: ChatUrl[];
  firewallArn: string | undefined;
}

/** One address for everything: pages and scripts from a private bucket, answers from the API and the functions. */
export const createSite = (stack: Stack, parts: SiteParts): { url: string } => {
  const scope = new Construct(stack, "Site");
  const bucket = new Bucket(scope, "Files", {
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    encryption: BucketEncryption.S3_MANAGED,
    enforceSSL: true,
    removalPolicy: RemovalPolicy.RETAIN,
  });
  const { domainName } = parts.options;
  const distribution = new Distribution(scope, "Distribution", {
    ...behaviours(stack, scope, bucket, parts),
    ...ownDomain(scope, parts.options),
    ...(parts.firewallArn && { webAclId: parts.firewallArn }),
    defaultRootObject: "index.html",
    httpVersion: HttpVersion.HTTP2_AND_3,
    priceClass: PriceClass.PRICE_CLASS_100,
  });
  const url = `https://${domainName ?? distribution.distributionDomainName}`;
  putSiteFiles(scope, { ...parts, url, bucket, distribution });
  return { url };
};

const ownDomain = (scope: Construct, { domainName, certificateArn }: Options) =>
  domainName && certificateArn
    ? {
        domainNames: [domainName],
        certificate: Certificate.fromCertificateArn(scope, "Certificate", certificateArn),
        minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
      }
    : {};

/** CloudFront takes the first matching pattern, so the streaming paths stand before the rest of the API. */
const behaviours = (stack: Stack, scope: Construct, bucket: Bucket, parts: SiteParts) => {
  const policies = createHeaderPolicies(scope, partners(stack, parts));
  const files = filesOf(scope, bucket);
  const caller = callerFunction(scope);
  const api = answersOf(new HttpOrigin(hostOf(parts.api), { customHeaders: parts.origin.headers }), {
    caller,
    headers: policies.answer,
  });
  const helpPages = {
    ...api,
    cachePolicy: createMinuteCache(scope),
    originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
    responseHeadersPolicy: policies.posting,
    compress: true,
  };
  return {
    defaultBehavior: { ...files, responseHeadersPolicy: policies.page },
    additionalBehaviors: {
      ...streams(parts, { caller, headers: policies.answer }),
      "/api/*": api,
      "/functions/v1/widget-logos/*": { ...api, responseHeadersPolicy: policies.logo },
      "/functions/*": api,
      "/embed/*": { ...api, responseHeadersPolicy: policies.embed },
      "/help": helpPages,
      "/help/posts/*": helpPages,
      "/sitemap-jobs.xml": { ...api, responseHeadersPolicy: policies.posting },
      "/sitemap-posts.xml": { ...api, responseHeadersPolicy: policies.posting },
      "/jobs/*": { ...api, responseHeadersPolicy: policies.posting },
      "/sitemap.xml": { ...api, responseHeadersPolicy: policies.posting },
      "/robots.txt": { ...api, responseHeadersPolicy: policies.posting },
      "/v1/*": api,
      "/mcp/*": api,
      "/channels/*": api,
      "/public/*": { ...files, responseHeadersPolicy: policies.framed },
      "*.js": { ...files, responseHeadersPolicy: policies.script },
    },
  };
};

/**
 * Keeps what an answer allows, a minute at most, for each query. Who has just written has a cookie for a minute, so that
 * they see what they wrote (pages/help/fresh.ts); what visitors send besides is no part of it.
 */
const createMinuteCache = (scope: Construct): CachePolicy =>
  new CachePolicy(scope, "MinuteCache", {
    minTtl: Duration.seconds(0),
    defaultTtl: Duration.seconds(0),
    maxTtl: Duration.seconds(60),
    queryStringBehavior: CacheQueryStringBehavior.all(),
    cookieBehavior: CacheCookieBehavior.allowList("fresh"),
    enableAcceptEncodingBrotli: true,
    enableAcceptEncodingGzip: true,
  });

/** CloudFront's timeout between two packets of a function. */
const silence = Duration.seconds(60);

const streams = (parts: SiteParts, edge: AnswersEdge): Record<string, BehaviorOptions> =>
  Object.fromEntries(
    parts.chatUrls.flatMap(({ url, paths }) => {
      const customHeaders = parts.origin.headers;
      const behaviour = answersOf(new FunctionUrlOrigin(url, { customHeaders, readTimeout: silence }), edge);
      return paths.map((path) => [path, behaviour]);
    }),
  );

const callerFunction = (scope: Construct): EdgeFunction =>
  new EdgeFunction(scope, "Caller", {
    code: FunctionCode.fromInline(callerProgram()),
    runtime: FunctionRuntime.JS_2_0,
  });

/** CloudFront's function on requests to the API, and the headers of the answers. */
interface AnswersEdge {
  caller: EdgeFunction;
  headers: ResponseHeadersPolicy;
}

const answersOf = (origin: IOrigin, { caller, headers }: AnswersEdge): BehaviorOptions => ({
  origin,
  allowedMethods: AllowedMethods.ALLOW_ALL,
  cachePolicy: CachePolicy.CACHING_DISABLED,
  originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
  responseHeadersPolicy: headers,
  viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
  compress: false,
  functionAssociations: [{ function: caller, eventType: FunctionEventType.VIEWER_REQUEST }],
});

const filesOf = (scope: Construct, bucket: Bucket): BehaviorOptions => {
  const edge = new EdgeFunction(scope, "Edge", {
    code: FunctionCode.fromInline(edgeProgram()),
    runtime: FunctionRuntime.JS_2_0,
  });
  return {
    // With permission to list, S3 answers 404 for a missing file; visitors can't list, because "/" is always rewritten to a page.
    origin: S3BucketOrigin.withOriginAccessControl(bucket, {
      originAccessLevels: [AccessLevel.READ, AccessLevel.LIST],
    }),
    cachePolicy: CachePolicy.CACHING_OPTIMIZED,
    viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
    functionAssociations: [FunctionEventType.VIEWER_REQUEST, FunctionEventType.VIEWER_RESPONSE].map(
      (eventType) => ({
        function: edge,
        eventType,
      }),
    ),
  };
};

/** Other origins that the web app connects to. */
const partners = ({ region, urlSuffix }: Stack, { uploads, socket }: SiteParts): string[] => [
  `https://cognito-idp.${region}.${urlSuffix}`,
  `https://${uploads.bucket.bucketRegionalDomainName}`,
  `wss://${hostOf(socket.api)}`,
];
