import type { Identity } from "./data-folder/data-folder.ts";
import { keepOwnAws } from "./ports/own-aws.ts";

export const region = "us-east-1";
export const tableName = "docent";
export const bucket = "uploads";
/** Paths at the one port. */
export const mount = {
  s3: "/_local/s3",
  cognito: "/_local/cognito",
  mail: "/_local/mail",
  mailbox: "/_local/mailbox",
  socket: "/_local/socket",
};

interface Addresses {
  /** Where it listens on this machine. */
  ownUrl: string;
  tableUrl: string;
  queuesUrl: string;
  /** URLs of queues by the names of their variables. */
  queueUrls: Record<string, string>;
  /** Paths below `ownUrl`. */
  socketManagement: string;
  poolManagement: string;
  mailing: string;
  /** Where people open the product. */
  url: string;
}

/** Where browsers connect to the WebSocket API of an installation at this address. */
export const socketUrlOf = (url: string): string => `${url.replace(/^http/, "ws")}${mount.socket}`;

/** Sets the environment that the stack would set, and the endpoints of the stand-ins for AWS clients. */
export const setEnvironment = async (identity: Identity, addresses: Addresses): Promise<void> => {
  const { ownUrl, tableUrl, queuesUrl, queueUrls, socketManagement, poolManagement, mailing, url } =
    addresses;
  await keepOwnAws(process.env);
  Object.assign(process.env, {
    AWS_REGION: region,
    AWS_ACCESS_KEY_ID: identity.accessKeyId,
    AWS_SECRET_ACCESS_KEY: identity.secretAccessKey,
    AWS_ENDPOINT_URL_DYNAMODB: tableUrl,
    AWS_ENDPOINT_URL_S3: `${ownUrl}${mount.s3}`,
    AWS_ENDPOINT_URL_SQS: queuesUrl,
    AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: `${ownUrl}${poolManagement}`,
    AWS_ENDPOINT_URL_SESV2: `${ownUrl}${mailing}`,
    TABLE_NAME: tableName,
    UPLOADS_BUCKET: bucket,
    ...queueUrls,
    SOCKET_ENDPOINT: `${ownUrl}${socketManagement}`,
    SOCKET_URL: socketUrlOf(url),
    APP_SECRET: identity.appSecret,
    // no CloudFront stands in front of the gateway
    ORIGIN_SECRET: "off",
    USER_POOL_ID: identity.userPoolId,
    USER_POOL_CLIENT_ID: identity.userPoolClientId,
    PASSWORD_CLIENT_ID: "passwords",
    SITE_URL: url,
    MAIL_FROM: "docent@localhost",
  });
};
