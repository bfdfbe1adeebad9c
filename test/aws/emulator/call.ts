import type { IncomingMessage } from "node:http";

/** A request of a function to AWS, in the words of IAM. */
export interface Call {
  /** Name of the Lambda function. */
  by: string;
  /** For example "dynamodb:GetItem". */
  action: string;
  /** The request's target, if it names one: a bucket's key, a table, a path. */
  resource: string;
  status: number;
}

interface Known {
  service?: string | undefined;
  status: number;
}

/** Reads who called what out of a request; nothing where no function's SDK made it. */
export const callsOf = (
  { method = "", url = "", headers }: IncomingMessage,
  body: Buffer,
  { service, status }: Known,
): Call[] => {
  const by = String(headers["x-test-function"] ?? "");
  if (!by) return [];
  const scope = /Credential=[^/]+\/\d+\/[^/]+\/([\w-]+)\//.exec(headers.authorization ?? "")?.[1];
  const named = service ?? scope ?? "";
  const target = String(headers["x-amz-target"] ?? "").split(".")[1];
  if (target === "TransactWriteItems") return stepsOf(body).map((step) => ({ by, ...step, status }));
  if (target)
    return [
      {
        by,
        action: `${named}:${named === "sqs" ? target.replace(/Batch$/, "") : target}`,
        resource: resourceIn(body),
        status,
      },
    ];
  if (named === "s3")
    return [{ by, action: `s3:${s3Action(method, url, body)}`, resource: keyIn(url), status }];
  if (named === "ses") return [{ by, action: "ses:SendEmail", resource: url, status }];
  if (named === "es") return [{ by, action: `es:${searchAction(method)}`, resource: url, status }];
  if (named === "execute-api")
    return [{ by, action: "execute-api:ManageConnections", resource: url, status }];
  return [];
};

/** IAM asks for the permission of each step of a transaction. */
const stepsOf = (body: Buffer): Pick<Call, "action" | "resource">[] => {
  const { TransactItems }: { TransactItems: Record<string, { TableName: string }>[] } = JSON.parse(
    body.toString(),
  );
  return TransactItems.flatMap((item) =>
    Object.entries(item).map(([step, { TableName }]) => ({
      action: `dynamodb:${step === "ConditionCheck" ? step : `${step}Item`}`,
      resource: TableName,
    })),
  );
};

const resourceIn = (body: Buffer): string => {
  const { TableName, IndexName, QueueUrl, SecretId, RequestItems } = JSON.parse(body.toString() || "{}");
  const table = TableName ?? (RequestItems && Object.keys(RequestItems)[0]);
  return [table, IndexName, QueueUrl, SecretId].filter(Boolean).join("/");
};

const s3Action = (method: string, url: string, body: Buffer): string => {
  if (/[?&]list-type=2/.test(url)) return "ListBucket";
  if (/[?&]versions\b/.test(url)) return "ListBucketVersions";
  if (/[?&]delete\b/.test(url) && body.includes("<VersionId>")) return "DeleteObjectVersion";
  return (
    { GET: "GetObject", HEAD: "GetObject", PUT: "PutObject", DELETE: "DeleteObject", POST: "DeleteObject" }[
      method
    ] ?? method
  );
};

const keyIn = (url: string): string => decodeURIComponent(url.split("?")[0] ?? "");

const searchAction = (method: string): string =>
  `ESHttp${method.slice(0, 1)}${method.slice(1).toLowerCase()}`;
