import type { SignedRequest } from "#platform/access/signed-request.ts";
import type { ChannelFault } from "#shared/channels/shapes.ts";
import type { ReceivedEvent, StoredConnection } from "./entities.ts";
import type { Secrets } from "./secrets.ts";
import type { Dialect } from "./text/dialect.ts";

/** A connection with its secrets. */
export interface Opened extends StoredConnection {
  secrets: Secrets;
}

export type Bot = Pick<StoredConnection, "bot_id" | "bot_name" | "place" | "public_key">;

/** The ways of one messenger. */
export interface Platform {
  /** Its name for people. */
  name: string;
  /** Whether each message has to get a reply; elsewhere the bot is silent while a person answers. */
  mustReply: boolean;
  /** How an answer is written there. */
  dialect: Dialect;
  /** Asks the platform whose token it is; `fault` says what is wrong with it. */
  identify(secrets: Secrets): Promise<{ bot: Bot } | { fault: ChannelFault }>;
  /** The secrets that a connection keeps, made from those of the form. */
  secretsFor(secrets: Secrets): Secrets;
  /** Has the platform send to an address. `isReached` is whether it is known to do so. */
  attach(connection: Opened, address: string): Promise<{ isReached: boolean } | { fault: ChannelFault }>;
  /** Has it send nothing any more. */
  detach(connection: Opened): Promise<void>;
  /** Whether the platform sent a request, by its signature over the raw body. */
  isGenuine(request: SignedRequest, connection: Opened, now: number): boolean;
  /** The message in a genuine request, if it is for the bot, and the reply that acknowledges it. */
  read(body: unknown, connection: Opened): { reply: Record<string, unknown>; event?: ReceivedEvent };
  /** Sends a message of an answer or of what a person wrote, of which `isFirst` is the first. Throws `Undeliverable` for what no repetition changes. */
  send(
    connection: Opened,
    message: { target: Record<string, string>; text: string; isFirst: boolean; isByPerson: boolean },
  ): Promise<void>;
  /** Shows that the bot is writing, until it sends a message; returns whether the sign has to be repeated. */
  showTyping?(connection: Opened, target: Record<string, string>): Promise<boolean>;
}

/** The platform refuses an answer, and would refuse it again. */
export class Undeliverable extends Error {
  /** Whether the platform refuses the token. */
  readonly isToken: boolean;
  /** The reason as members read it; absent for one that only the platform's message gives. */
  readonly reason: string | undefined;

  constructor(message: string, { isToken = false, reason }: { isToken?: boolean; reason?: string } = {}) {
    super(message);
    this.isToken = isToken;
    this.reason = reason;
  }
}
