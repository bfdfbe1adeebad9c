/** The resources that a function may use; its grants and environment follow from them. */
export const needs = {
  owners:
    "verifies tokens of signed-in owners (USER_POOL_ID, USER_POOL_CLIENT_ID) and limits what an account asks for (VISITOR_LIMITS)",
  secret: "signs visitors' tokens and encrypts stored secrets (APP_SECRET)",
  "visitor-limits": "rate limits of visitors (VISITOR_LIMITS)",
  "account-quotas": "how much one account may keep (ACCOUNT_QUOTAS)",
  "sign-up-rule": "who may make an account (SIGN_UP, SIGN_UP_FOR)",
  operators: "who runs the installation (OPERATORS)",
  passwords: "checks an owner's password (PASSWORD_CLIENT_ID)",
  "users-read": "reads users of the user pool",
  "users-write": "changes users of the user pool",
  "users-lock": "locks users of the user pool",
  "users-remove": "deletes users of the user pool",
  "second-factor": "turns a user's second factor off",
  "uploads-erase": "deletes all versions of files, readings, logos and search indexes",
  mail: "sends mail (MAIL_FROM, MAIL_NAME, MAIL_REGION)",
  "mail-sender": "whether the installation sends mail (MAIL_FROM)",
  "site-url": "the site's address (SITE_URL_PARAMETER)",
  "embed-page": "the built page of widgets in frames (EMBED_PAGE)",
  demo: "whether the product's own chatbot answers on the site (DEMO)",
  "site-files": "the addresses of the built files that pages of the site name (SITE_FILES)",
  "job-page": "the built page of job postings (JOB_PAGE)",
  "logos-read": "logos of widgets (UPLOADS_BUCKET)",
  "logos-write": "logos of widgets (UPLOADS_BUCKET)",
  "logos-remove": "logos of widgets (UPLOADS_BUCKET)",
  "uploads-read": "uploaded files (UPLOADS_BUCKET)",
  "uploads-write": "uploaded files (UPLOADS_BUCKET)",
  "uploads-remove": "uploaded files (UPLOADS_BUCKET)",
  "readings-read": "the text extracted from files (UPLOADS_BUCKET)",
  "readings-write": "the text extracted from files (UPLOADS_BUCKET)",
  "readings-remove": "the text extracted from files (UPLOADS_BUCKET)",
  "recordings-read": "spoken answers (UPLOADS_BUCKET)",
  "recordings-write": "spoken answers (UPLOADS_BUCKET)",
  "recordings-remove": "spoken answers (UPLOADS_BUCKET)",
  transcription: "turns recordings into text (TRANSCRIPTION_PROVIDER and its other variables)",
  "transcription-clips": "turns short recordings into text at once",
  "transcription-name": "names what turns recordings into text without calling it",
  "search-read": "passages, at SEARCH_ENDPOINT or, if SEARCH is embedded, in SEARCH_BUCKET",
  "search-write": "passages, at SEARCH_ENDPOINT or, if SEARCH is embedded, in SEARCH_BUCKET",
  "chat-models": "calls chat models",
  embeddings: "calls embedding models",
  "model-names": "lists models without calling them",
  "account-providers": "whether accounts may set up a provider of their own (ACCOUNT_PROVIDERS)",
  socket: "pushes messages to connections (SOCKET_ENDPOINT)",
  "socket-address": "tells visitors where to connect (SOCKET_URL)",
} as const;
export type Need = keyof typeof needs;

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
  /** Its callers send a failed call again and lose nothing: it has no alarm of its own and no reserved concurrency. */
  isRepeated?: true;
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
  /** AWS actions that are granted and that no walk of the deployed stack uses, with the reason for the grant. */
  unseen?: Record<string, string>;
  memoryMb: number;
  timeoutSeconds: number;
}
