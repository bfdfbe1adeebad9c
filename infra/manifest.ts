import type { Contract, Route } from "#shared/contract/route.ts";

/**
 * The resources that a function may use; its grants and environment follow from it.
 * owners: verify tokens of signed-in owners (USER_POOL_ID, USER_POOL_CLIENT_ID), and limit what an account asks for (VISITOR_LIMITS). secret: sign visitor tokens
 * (APP_SECRET). visitor-limits: rate limits of visitors (VISITOR_LIMITS). account-quotas: what one account may keep (ACCOUNT_QUOTAS). sign-up-rule: who may make an account (SIGN_UP, SIGN_UP_FOR). uploads-…: uploaded files, and readings-…: the text
 * extracted from them, and logos-…: of widgets, all in UPLOADS_BUCKET; uploads-erase: delete all versions of these, and of search indexes in the bucket.
 * passwords: check an owner's password (PASSWORD_CLIENT_ID). users-…: read, change, lock and delete users of the user pool; second-factor: turn theirs off. mail:
 * send mail (MAIL_FROM, MAIL_NAME, MAIL_REGION). site-url: the site's address (SITE_URL_PARAMETER). embed-page: the built page of widgets in frames (EMBED_PAGE). search-read / search-write: passages, at SEARCH_ENDPOINT or, if SEARCH is
 * "embedded", in SEARCH_BUCKET. chat-models, embeddings: call them; model-names: only list them. account-providers: whether accounts
 * may set up a provider of their own (ACCOUNT_PROVIDERS).
 * socket: push to SOCKET_ENDPOINT. socket-address: tell visitors where to connect (SOCKET_URL).
 */
export type Need =
  | "owners"
  | "secret"
  | "visitor-limits"
  | "account-quotas"
  | "sign-up-rule"
  | "passwords"
  | "users-read"
  | "users-write"
  | "users-lock"
  | "users-remove"
  | "second-factor"
  | "uploads-erase"
  | "mail"
  | "site-url"
  | "embed-page"
  | "logos-read"
  | "logos-write"
  | "logos-remove"
  | "uploads-read"
  | "uploads-write"
  | "uploads-remove"
  | "readings-read"
  | "readings-write"
  | "readings-remove"
  | "search-read"
  | "search-write"
  | "chat-models"
  | "embeddings"
  | "model-names"
  | "account-providers"
  | "socket"
  | "socket-address";

/** Steps of a transaction count one by one; `query-index` is for the table's index. */
export type TableUse = "get" | "get-many" | "query" | "query-index" | "put" | "update" | "delete";

/** Its URL is in the environment of its readers and senders as `<NAME>_QUEUE_URL`. */
export interface QueueSettings {
  /** The things that its messages stand for, in the plural; alarms and graphs name them. */
  work: string;
  /** How often a message is delivered before it becomes a dead letter. */
  maxReceives: number;
  /** How many messages are worked on at once. */
  parallel: number;
  /** A schedule sends its messages again until they are done, so the queue has no alarms of its own. */
  isSwept?: true;
}

export interface LambdaFunction<Area extends string = string, QueueName extends string = string> {
  entry: string;
  /** The area of the contract whose routes it answers over HTTP: those that stream, or all others. */
  serves?: Area;
  /** It answers the streaming routes of its area, by the export `streamHandler`. */
  streams?: boolean;
  /** The queue that it reads, one message at a time; a message may be postponed. */
  onQueue?: QueueName;
  /** Queues that it sends to. */
  sends?: QueueName[];
  /** Answers the WebSocket API. */
  onSocket?: true;
  /** Called once after each deployment that changes its code or settings. */
  onDeploy?: true;
  /** Called by the user pool after each sign-in. */
  onSignIn?: true;
  /** Called when a user was deleted from the user pool. */
  onUserDeleted?: true;
  /** Called by the user pool before an account is made; its failure refuses it. */
  onSignUp?: true;
  /** Minutes from one call on schedule to the next. */
  everyMinutes?: number;
  /** Programs that it runs as child processes; they lie beside it under their own names. */
  workers?: string[];
  /** Folders that it reads files from; they lie beside it under their own names. */
  assets?: string[];
  /** The table operations that it uses (TABLE_NAME). */
  table?: TableUse[];
  needs: Need[];
  memoryMb: number;
  timeoutSeconds: number;
}

/** All that the infrastructure is made from; the tests make up larger ones. */
export interface Manifest {
  contract: Contract;
  functions: Record<string, LambdaFunction>;
  queues: Record<string, QueueSettings>;
}

/** The routes that a function answers. */
export const routesOf = ({ contract }: Manifest, { serves, streams = false }: LambdaFunction): Route[] =>
  Object.values(serves === undefined ? {} : (contract[serves] ?? {})).filter(
    (route) => (route.streams ?? false) === streams,
  );

/** The export of the entry file that is called. */
export const exportOf = ({ streams }: LambdaFunction): "handler" | "streamHandler" =>
  streams ? "streamHandler" : "handler";

/** How long a received message is hidden: a run that broke off is repeated as soon as it can't be under way any more. */
export const visibilityTimeoutSeconds = ({ functions }: Manifest, queue: string): number =>
  30 +
  Math.max(
    0,
    ...Object.values(functions).map(({ onQueue, timeoutSeconds }) =>
      onQueue === queue ? timeoutSeconds : 0,
    ),
  );

/** The environment variable that holds the URL of a queue. */
export const urlVariableOf = (queue: string): string =>
  `${queue.replaceAll("-", "_").toUpperCase()}_QUEUE_URL`;
