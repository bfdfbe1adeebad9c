import { RemovalPolicy } from "aws-cdk-lib";
import type { Distribution } from "aws-cdk-lib/aws-cloudfront";
import { LogGroup, RetentionDays } from "aws-cdk-lib/aws-logs";
import type { Bucket } from "aws-cdk-lib/aws-s3";
import { BucketDeployment, CacheControl, type ISource, Source } from "aws-cdk-lib/aws-s3-deployment";
import type { Construct } from "constructs";
import { siteOrigin } from "#shared/site/site-origin.ts";
import type { SiteConfig } from "#shared/site-config.ts";
import type { Options } from "../options/options.ts";
import { suffixes } from "../site-compression.ts";
import { copyWithoutDemo } from "../site-without-demo.ts";
import type { Auth } from "./auth.ts";
import type { SocketApi } from "./socket-api.ts";

interface Target {
  /** The site's own address. */
  url: string;
  /** Folder of the built site. */
  site: string;
  auth: Auth;
  socket: SocketApi;
  bucket: Bucket;
  distribution: Distribution;
  options: Pick<Options, "signUp" | "supportEmail" | "demo">;
}

/** Files whose name changes with their content. */
const hashed = ["assets/*", "widget/*", "fonts/*"];

/**
 * Puts the built site and its `config.json` into the bucket. Files of former versions stay, so that a page that is
 * open during a deployment still finds its parts.
 */
export const putSiteFiles = (scope: Construct, target: Target): void => {
  const { bucket, distribution, options } = target;
  const site = options.demo === "on" ? target.site : copyWithoutDemo(target.site);
  const common = {
    destinationBucket: bucket,
    prune: false,
    memoryLimit: 512,
    logGroup: new LogGroup(scope, "FilesLogs", {
      retention: RetentionDays.ONE_MONTH,
      removalPolicy: RemovalPolicy.DESTROY,
    }),
  };
  // CloudFront compresses by itself.
  const files = addressed(
    Source.asset(site, { exclude: Object.values(suffixes).map((suffix) => `**/*${suffix}`) }),
    target.url,
  );
  const lasting = new BucketDeployment(scope, "LastingFiles", {
    ...common,
    sources: [files],
    exclude: ["*"],
    include: hashed,
    cacheControl: [CacheControl.fromString("public, max-age=31536000, immutable")],
  });
  const pages = new BucketDeployment(scope, "Pages", {
    ...common,
    sources: [files, Source.jsonData("config.json", configOf(target))],
    exclude: hashed,
    // Browsers revalidate after a minute; CloudFront keeps its copy until the deployment invalidates it.
    cacheControl: [CacheControl.fromString("public, max-age=60, s-maxage=86400")],
    distribution,
    distributionPaths: ["/*"],
  });
  // A page must not arrive before the parts that it names.
  pages.node.addDependency(lasting);
};

/** The files with the site's address in place of the one that stands for it; the deployment knows it, and the build does not. */
const addressed = (files: ISource, url: string): ISource => ({
  bind: (scope, context) => ({ ...files.bind(scope, context), markers: { [siteOrigin]: url } }),
});

const configOf = ({ auth, socket, options }: Target): SiteConfig => ({
  userPoolId: auth.pool.userPoolId,
  userPoolClientId: auth.client.userPoolClientId,
  socketUrl: socket.url,
  signUp: options.signUp,
  ...(options.supportEmail && { supportEmail: options.supportEmail }),
});
