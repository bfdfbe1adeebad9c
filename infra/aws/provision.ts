import { PolicyStatement } from "aws-cdk-lib/aws-iam";
import type { Uploads } from "./uploads.ts";

export interface Provision {
  environment: Record<string, string>;
  statements: PolicyStatement[];
}

export const inBucket = ({ bucket }: Uploads, statements: PolicyStatement[]): Provision => ({
  environment: { UPLOADS_BUCKET: bucket.bucketName },
  statements,
});

export const allow = (actions: string[], resources: string[]): PolicyStatement =>
  new PolicyStatement({ actions, resources });
