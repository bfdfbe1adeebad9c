import { S3Client } from "@aws-sdk/client-s3";
import { AppError } from "#shared/errors.ts";
import { openBucketMessages } from "./bucket/bucket.ts";
import { openOpenSearchMessages } from "./opensearch/opensearch.ts";
import type { MessageSearch } from "./port.ts";

/** The configured search in messages: files in a bucket if SEARCH is `embedded`, else an OpenSearch domain. */
export const messagesFromEnvironment = async (environment: NodeJS.ProcessEnv): Promise<MessageSearch> =>
  environment.SEARCH === "embedded" ? inBucket(environment) : inDomain(environment);

const inBucket = ({ SEARCH_BUCKET: bucket }: NodeJS.ProcessEnv): MessageSearch => {
  if (!bucket) throw new AppError("not_configured", "Search is not properly configured: set SEARCH_BUCKET.");
  return openBucketMessages({ client: new S3Client({}), bucket });
};

const inDomain = async ({ SEARCH_ENDPOINT: node, AWS_REGION }: NodeJS.ProcessEnv): Promise<MessageSearch> => {
  if (!node) throw new AppError("not_configured", "Search is not properly configured: set SEARCH_ENDPOINT.");
  const { signedClient } = await import("../opensearch/client.ts");
  const client = signedClient({ node, region: AWS_REGION ?? "us-east-1" });
  return openOpenSearchMessages({ client, index: "messages" });
};
