import { withWorld } from "../integrations/with-world.ts";
import { startOpenAiServer } from "../openai-server.ts";
import { unlimited, unlimitedIn } from "../product.ts";

export interface Profile {
  /** The settings; `server` is the host and port of a server that the borrowing test file starts itself. */
  env(server: { model: string; platforms: string }): Record<string, string>;
  /** Whether several test files use it at once. Otherwise a file has it alone, and another one starts a second. */
  isShared: boolean;
  isUnscheduled?: boolean;
  /** A server that the start of the product looks for, at the port where a test file has its own later. */
  serverAtStart?(port: number): Promise<{ stop(): void }>;
}

/** All files ask from one address, so only the limits of a session stay as they are. */
const sharedLimits = {
  VISITOR_LIMITS: unlimitedIn([
    "address",
    "chatbot",
    "starts",
    "lookups",
    "subscriptions",
    "writings",
    "votes",
    "views",
    "day",
    "changes",
    "heavy",
    "reads",
    "reports",
  ]),
};

/** Answers come from a server that speaks OpenAI's protocol. */
export const askingModel = (url: string) => ({
  OPENAI_BASE_URL: url,
  OPENAI_API_KEY: "sk-test",
  EMBEDDING_PROVIDER: "builtin",
  MODEL_TIMEOUT_SECONDS: "6",
  MODEL_PRICE_PROMPT: "30",
  MODEL_PRICE_COMPLETION: "60",
});

/** The products that test files borrow. Each has accounts of many files, so a file makes its own. */
export const profiles = {
  /** The one at `inject("url")`. */
  usual: { env: () => sharedLimits, isShared: true },
  /** Accounts have room for little, and schedules run only when a test file asks. */
  limited: {
    env: () => ({
      ...unlimited,
      ACCOUNT_QUOTAS: "chatbots=2,documents=3,uploads=4,megabytes=1",
    }),
    isShared: false,
    isUnscheduled: true,
  },
  /** Its own chatbot answers from the help articles. */
  demo: { env: () => ({ ...unlimited, DEMO: "on" }), isShared: true },
  /** Its outgoing calls reach servers of the test file. */
  world: { env: () => ({ ...withWorld, ...unlimited }), isShared: true },
  /**
   * Answers come from a server of the test file. Schedules run only when a file asks: an interview that another one left
   * open would end during this one and take its answers.
   */
  model: {
    env: ({ model }) => ({ ...withWorld, ...unlimited, ...askingModel(`http://${model}/v1`) }),
    isShared: false,
    isUnscheduled: true,
    serverAtStart: (port) => startOpenAiServer({ port }),
  },
  /** Recordings are transcribed by a server of the test file. */
  speech: {
    env: ({ model }) => ({
      ...withWorld,
      ...unlimited,
      TRANSCRIPTION_BASE_URL: `http://${model}/v1`,
      TRANSCRIPTION_PRICE_MINUTE: "0.6",
    }),
    isShared: false,
    isUnscheduled: true,
  },
  /** Bots speak to the messengers of the test file. */
  messengers: {
    env: ({ platforms }) => ({
      ...withWorld,
      ...unlimited,
      TELEGRAM_API_URL: `http://${platforms}/telegram`,
      SLACK_API_URL: `http://${platforms}/slack`,
      DISCORD_API_URL: `http://${platforms}/discord`,
    }),
    isShared: false,
  },
  /** It is treated badly. */
  hostile: { env: () => unlimited, isShared: false },
} satisfies Record<string, Profile>;

export type ProfileName = keyof typeof profiles;
