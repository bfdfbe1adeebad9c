import { Duration, RemovalPolicy, Stack } from "aws-cdk-lib";
import { PolicyStatement, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import { SqsEventSource } from "aws-cdk-lib/aws-lambda-event-sources";
import { BlockPublicAccess, Bucket, BucketEncryption, type CfnBucket, HttpMethods } from "aws-cdk-lib/aws-s3";
import { Queue } from "aws-cdk-lib/aws-sqs";
import { Construct } from "constructs";
import { type LambdaFunction, functions as manifest } from "../functions.ts";
import type { DeployedFunction } from "./deployed-function.ts";

export interface Uploads {
  bucket: Bucket;
  queue: Queue;
  deadLetters: Queue;
}

/** The function tries three times; the fourth is for its last word on a document whose tries all broke off. */
const attempts = 4;
const parallelDocuments = 10;

/** How long the slowest reader of the queue may take. */
const readingSeconds = Math.max(
  ...Object.values<LambdaFunction>(manifest).map(({ onQueue, timeoutSeconds }) =>
    onQueue ? timeoutSeconds : 0,
  ),
);

/** Uploaded files, what was read of them, and the queue that announces them; what fails repeatedly waits in the dead letters. */
export const createUploads = (stack: Construct): Uploads => {
  const scope = new Construct(stack, "Uploads");
  const deadLetters = new Queue(scope, "DeadLetters", {
    enforceSSL: true,
    retentionPeriod: Duration.days(14),
  });
  const queue = new Queue(scope, "Queue", {
    enforceSSL: true,
    // A run that broke off without a word is tried again as soon as it can't be under way any more.
    visibilityTimeout: Duration.seconds(readingSeconds + 30),
    deadLetterQueue: { queue: deadLetters, maxReceiveCount: attempts },
  });
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
      // What was read, and what was indexed of it, can be made anew: nobody needs its former versions.
      ...["read/", "index/"].map((prefix) => ({ prefix, noncurrentVersionExpiration: Duration.days(1) })),
    ],
    // Any origin: the signed form is what admits an upload, and the site's address is not known before the bucket is.
    cors: [
      { allowedMethods: [HttpMethods.POST], allowedOrigins: ["*"], allowedHeaders: ["*"], maxAge: 3600 },
    ],
    removalPolicy: RemovalPolicy.RETAIN,
  });
  announce(bucket, queue);
  return { bucket, queue, deadLetters };
};

/** Has the queue read by the functions that say so, one document at a time. */
export const feedReaders = ({ queue }: Uploads, functions: DeployedFunction[]): void => {
  for (const { lambda } of functions.filter(({ onQueue }) => onQueue))
    lambda.addEventSource(
      new SqsEventSource(queue, {
        batchSize: 1,
        reportBatchItemFailures: true,
        maxConcurrency: parallelDocuments,
      }),
    );
};

/** Written as plain properties: CDK's own way adds a function that may change every bucket of the account. */
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
  // S3 tries the queue when it is named: the policy has to be there by then.
  bucket.node.addDependency(queue.node.findChild("Policy"));
};
