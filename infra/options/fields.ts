import * as z from "zod";
import { signUpModes } from "#platform/access/owner/sign-up-rule.ts";
import { accountQuotas } from "#platform/rate-limit/account-quotas.ts";
import { visitorLimits } from "#platform/rate-limit/bounds.ts";
import { accountFields } from "./account-fields.ts";

const list = z
  .string()
  .transform((text) => text.split(",").map((part) => part.trim()))
  .pipe(z.array(z.string().min(1, "Separate the names by single commas.")).min(1));

/** A list of names and numbers, as `read` takes it from the environment. */
const numbers = (variable: string, read: (text: string) => object) =>
  z
    .string()
    .superRefine((text, { addIssue }) => {
      try {
        read(text);
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        addIssue({ code: "custom", message: message.replace(`${variable} does`, "It does") });
      }
    })
    .optional();

const https = (error: string) => z.url({ protocol: /^https$/, error });

const searchPlaces = "Use domain, embedded or the https address of an OpenSearch 2.19 domain.";

/** Every `-c` option as it is typed. `usual` describes an option without a default that is left out. */
export const fields = {
  envName: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,19}$/, "Use up to 20 lower-case letters, digits and hyphens.")
    .default("prod")
    .describe("Name of the installation; one account can hold several"),
  modelProvider: z
    .enum(["bedrock", "openai", "builtin"], "Use bedrock, openai or builtin.")
    .default("bedrock")
    .describe(
      "Provider of chat and embedding models: Amazon Bedrock, an OpenAI-compatible server, or the built-in model",
    ),
  chatModels: list.optional().meta({
    description:
      "Chat models by their provider's ids, separated by commas; the first is the default of new chatbots",
    usual: "Nova Lite on Bedrock",
  }),
  accountProviders: z
    .enum(["yes", "no"], "Use yes or no.")
    .default("yes")
    .describe(
      "Whether accounts may set up a provider of chat models of their own, with a base URL of the internet and a key",
    ),
  embeddingModel: z.string().min(1).optional().meta({
    description: "Embedding model by its provider's id",
    usual: "Titan v2 on Bedrock",
  }),
  embeddingDimension: z.coerce
    .number("Give a whole number.")
    .int("Give a whole number.")
    .min(8, "Give at least 8.")
    .max(4096, "Give at most 4096.")
    .optional()
    .describe("Length of the vectors of an embedding model that Docent does not know"),
  modelBudget: z.coerce
    .number("Give dollars a day, as a number.")
    .positive("Give more than 0.")
    .default(10)
    .describe("US dollars that models may cost in a day; above it an alarm goes off"),
  visitorLimits: numbers("VISITOR_LIMITS", visitorLimits).meta({
    description:
      "Rate limits of visitors in a minute, of a chatbot's visitors in a day, of the demo's, and of an account, such as `session=10,day=20000`",
    usual: "as VISITOR_LIMITS",
  }),
  accountQuotas: numbers("ACCOUNT_QUOTAS", accountQuotas).meta({
    description:
      "What one account may keep and upload, such as `chatbots=20,documents=2000,megabytes=5000,uploads=500` (a day)",
    usual: "as ACCOUNT_QUOTAS",
  }),
  demo: z
    .enum(["on", "off"], "Use on or off.")
    .default("on")
    .describe(
      "Docent's own chatbot, which answers visitors of the site from the help articles, at your cost within the limits `demoHour` and `demoDay` of visitorLimits",
    ),
  answersAtOnce: z.coerce
    .number("Give a whole number.")
    .int("Give a whole number.")
    .min(1, "Give at least 1.")
    .max(1000, "Give at most 1000.")
    .optional()
    .meta({
      description:
        "How many answers are written at once at most: concurrency reserved for the chat function, taken from the account's limit, of which 100 must stay unreserved",
      usual: "no bound of its own",
    }),
  signUp: z
    .enum(signUpModes, "Use open, invite or closed.")
    .default("open")
    .describe(
      "Who may make an account: anybody, those whom signUpFor names, or nobody but users that you make in the user pool",
    ),
  signUpFor: list
    .optional()
    .describe(
      "E-mail addresses, and domains for all of their addresses, that may make an account with signUp=invite",
    ),
  ...accountFields,
  openaiKeySecretArn: z
    .string()
    .regex(/^arn:aws[\w-]*:secretsmanager:/, "Give the ARN of a Secrets Manager secret.")
    .optional()
    .describe("Secrets Manager secret that holds the key of the OpenAI-compatible server as plain text"),
  openaiBaseUrl: https("Give an https address.")
    .optional()
    .describe("Address of an OpenAI-compatible server other than OpenAI's own"),
  transcription: z.enum(["amazon", "openai", "none"], "Use amazon, openai or none.").optional().meta({
    description:
      "What turns recordings into text: Amazon Transcribe, a server with OpenAI's route for transcription, or nothing, so that recordings are kept only",
    usual: "`amazon`; `openai` where the chat models are OpenAI's own, or with transcriptionBaseUrl",
  }),
  transcriptionModel: z.string().min(1).optional().meta({
    description: "Model for transcription by its server's id",
    usual: "`whisper-1`",
  }),
  transcriptionBaseUrl: https("Give an https address.")
    .optional()
    .describe("Address of a server for transcription other than OpenAI's own"),
  transcriptionKeySecretArn: z
    .string()
    .regex(/^arn:aws[\w-]*:secretsmanager:/, "Give the ARN of a Secrets Manager secret.")
    .optional()
    .describe(
      "Secrets Manager secret that holds its key as plain text; without it, that of openaiKeySecretArn serves at the same host",
    ),
  search: z
    .union([z.enum(["domain", "embedded"]), https(searchPlaces)], searchPlaces)
    .default("domain")
    .describe(
      "Where passages are searched: `domain` makes an OpenSearch domain, `embedded` keeps indexes in the bucket and costs nothing while idle, an https address is an existing OpenSearch 2.19 domain",
    ),
  searchInstanceType: z
    .string()
    .regex(/^[a-z0-9]+\.[a-z0-9]+\.search$/, "Give an instance type such as t3.small.search.")
    .optional()
    .meta({ description: "Size of the stack's own OpenSearch domain", usual: "`t3.small.search`" }),
  searchVolumeGb: z.coerce
    .number("Give a whole number.")
    .int("Give a whole number.")
    .min(10, "Give at least 10.")
    .max(16384, "Give at most 16384.")
    .optional()
    .meta({ description: "Disk of the stack's own OpenSearch domain, in GB", usual: "`20`" }),
  tableName: z
    .string()
    .regex(/^[\w.-]{3,255}$/, "Give the name of a DynamoDB table of this account and region.")
    .optional()
    .describe("An existing table, such as one restored from a backup; the stack's own stays as it is"),
  domainName: z
    .string()
    .regex(/^([a-z0-9-]+\.)+[a-z]{2,}$/, "Give a host name such as chat.example.com.")
    .optional()
    .describe("Your own host name for the site; needs certificateArn"),
  certificateArn: z
    .string()
    .regex(/^arn:aws[\w-]*:acm:us-east-1:/, "Give the ARN of a certificate in us-east-1.")
    .optional()
    .describe("Certificate for domainName, in us-east-1 because CloudFront reads it there"),
  firewall: z.enum(["on", "off"], "Use on or off.").optional().meta({
    description:
      "The stack's own firewall before CloudFront, which has a monthly price; only in us-east-1, where CloudFront reads it",
    usual: "`on`; `off` with search=embedded",
  }),
  webAclArn: z
    .string()
    .regex(/^arn:aws[\w-]*:wafv2:us-east-1:\d+:global\/webacl\//, "Give the ARN of a CLOUDFRONT web ACL.")
    .optional()
    .describe("An existing firewall, instead of the stack's own"),
  originSecretVersion: z
    .string()
    .regex(/^[\w-]{32,64}$/, "Give a version's id, as put-secret-value prints it.")
    .optional()
    .meta({
      description:
        "Version of the secret that CloudFront sends to the functions, given once after a rotation",
      usual: "the present one",
    }),
  alarmEmail: z.email("Give an e-mail address.").optional().describe("Address that alarms are mailed to"),
};

/** Options of former versions, and what to write now. */
export const renamed: Record<string, string> = {
  searchEndpoint: "write -c search=<the domain's https address> instead",
};
