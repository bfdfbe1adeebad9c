import { Duration, RemovalPolicy, Stack } from "aws-cdk-lib";
import { PolicyStatement, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import { BlockPublicAccess, Bucket, BucketEncryption, type CfnBucket, HttpMethods } from "aws-cdk-lib/aws-s3";
import type { Queue } from "aws-cdk-lib/aws-sqs";
import { Construct } from "constructs";

export interface Uploads {
  bucket: Bucket;
}

/** The bucket of uploaded files and of the text extracted from them; each uploaded file is sent to the queue. */
export const createUploads = (stack: Construct, queue: Queue): Uploads => {
  const scope = new Construct(stack, "Uploads");
  const bucket = new Bucket(scope, "Files", {
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    encryption: BucketEncryption.S3_MANAGED,
    enforceSSL: true,
    versioned: true,
    lifecycleRules: [
      {
        abortIncompleteMultipartUploadAfter: Duration.days(1),
        noncurrentVersionExpiration: Duration.days(7),
        expiredObjectDeleteMarker: true,
      },
      // Extracted text and indexes can be made again from the files: their former versions are not needed.
      // A deleted recording is soon gone for good.
      ...["read/", "index/", "recordings/"].map((prefix) => ({
        prefix,
        noncurrentVersionExpiration: Duration.days(1),
      })),
      // Parts are joined, and dictation is text, within a day; what is left was given up.
      ...["recordings/parts/", "recordings/dictated/"].map((prefix) => ({
        prefix,
        expiration: Duration.days(2),
      })),
    ],
    // Any origin: the signed form or address admits the caller, and the site's address is known only after the bucket exists.
    cors: [
      {
        allowedMethods: [HttpMethods.POST, HttpMethods.GET],
        allowedOrigins: ["*"],
        allowedHeaders: ["*"],
        maxAge: 3600,
      },
    ],
    removalPolicy: RemovalPolicy.RETAIN,
  });
  announce(bucket, queue);
  return { bucket };
};

/** Written as plain properties: CDK's own method adds a function that may change every bucket of the account. */
const announce = (bucket: Bucket, queue: Queue): void => {
  queue.addToResourcePolicy(
    new PolicyStatement({
      principals: [new ServicePrincipal("s3.amazonaws.com")],
      actions: ["sqs:SendMessage"],
      resources: [queue.queueArn],
      conditions: { StringEquals: { "aws:SourceAccount": Stack.of(bucket).account } },
    }),
  );
  const files = bucket.node.defaultChild as CfnBucket;
  files.notificationConfiguration = {
    queueConfigurations: [
      {
        event: "s3:ObjectCreated:*",
        queue: queue.queueArn,
        filter: { s3Key: { rules: [{ name: "prefix", value: "documents/" }] } },
      },
    ],
  };
  // S3 sends a test message when the notification is set: the policy has to exist by then.
  bucket.node.addDependency(queue.node.findChild("Policy"));
};
