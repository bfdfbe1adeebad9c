import * as z from "zod";

const list = z
  .string()
  .transform((text) => text.split(",").map((part) => part.trim()))
  .pipe(z.array(z.string().min(1, "Separate the names by single commas.")).min(1));

const fields = {
  envName: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,19}$/, "Use up to 20 lower-case letters, digits and hyphens.")
    .default("prod")
    .describe("Name of the installation; one account can hold several"),
  modelProvider: z
    .enum(["bedrock", "openai", "builtin"], "Use bedrock, openai or builtin.")
    .default("bedrock")
    .describe("Who answers and embeds: Amazon Bedrock, an OpenAI-compatible server, or the built-in model"),
  chatModels: list
    .optional()
    .describe(
      "Chat models by their provider's ids, separated by commas; the first is the default of new chatbots",
    ),
  embeddingModel: z.string().min(1).optional().describe("Embedding model by its provider's id"),
  embeddingDimension: z.coerce
    .number("Give a whole number.")
    .int("Give a whole number.")
    .min(8, "Give at least 8.")
    .max(4096, "Give at most 4096.")
    .optional()
    .describe("Length of the vectors of an embedding model that Docent does not know"),
  openaiKeySecretArn: z
    .string()
    .regex(/^arn:aws[\w-]*:secretsmanager:/, "Give the ARN of a Secrets Manager secret.")
    .optional()
    .describe("Secrets Manager secret that holds the key of the OpenAI-compatible server as plain text"),
  openaiBaseUrl: z
    .url({ protocol: /^https$/, error: "Give an https address." })
    .optional()
    .describe("Address of an OpenAI-compatible server other than OpenAI's own"),
  searchEndpoint: z
    .url({ protocol: /^https$/, error: "Give an https address." })
    .optional()
    .describe("An OpenSearch 2.19 domain that exists already, instead of one of the stack's own"),
  searchInstanceType: z
    .string()
    .regex(/^[a-z0-9]+\.[a-z0-9]+\.search$/, "Give an instance type such as t3.small.search.")
    .default("t3.small.search")
    .describe("Size of the stack's own OpenSearch domain"),
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
  webAclArn: z
    .string()
    .regex(/^arn:aws[\w-]*:wafv2:us-east-1:\d+:global\/webacl\//, "Give the ARN of a CLOUDFRONT web ACL.")
    .optional()
    .describe("A firewall of your own; outside us-east-1 the stack can't create one"),
  alarmEmail: z.email("Give an e-mail address.").optional().describe("Who is told when an alarm goes off"),
};

const Options = z
  .strictObject(fields)
  .refine(
    (options) => !options.domainName === !options.certificateArn,
    "Give domainName and certificateArn together.",
  )
  .refine(
    (options) => options.modelProvider !== "openai" || options.openaiKeySecretArn || options.openaiBaseUrl,
    "With modelProvider=openai give openaiKeySecretArn, or openaiBaseUrl for a server that needs no key.",
  )
  .refine(
    (options) => options.modelProvider !== "builtin" || !(options.chatModels || options.embeddingModel),
    "With modelProvider=builtin leave out chatModels and embeddingModel.",
  );
export type Options = z.infer<typeof Options>;

/** An option of the command line that is unknown or wrong; its message is meant for the person who typed it. */
export class OptionsError extends Error {}

/** Every `-c` option: its name, what it means, and its default as it would be typed. */
export const optionTable = Object.entries(fields).map(([name, field]) => ({
  name,
  meaning: field.description ?? "",
  default: field instanceof z.ZodDefault ? String(field.def.defaultValue) : undefined,
}));

/** Reads the options out of CDK's context. Throws OptionsError with one line per mistake. */
export const readOptions = (context: Record<string, unknown>): Options => {
  const result = Options.safeParse(
    Object.fromEntries(Object.entries(context).filter(([name]) => !isOfCdk(name))),
  );
  if (result.success) return result.data;
  throw new OptionsError(
    ["The options are not right:", ...result.error.issues.flatMap(explained)].join("\n"),
  );
};

/** CDK keeps its feature flags and looked-up values in the same place; their names carry a colon. */
const isOfCdk = (name: string): boolean => name.includes(":");

const explained = (issue: z.core.$ZodIssue): string[] =>
  issue.code === "unrecognized_keys"
    ? issue.keys.map((key) => `  -c ${key}: unknown. Known are ${Object.keys(fields).join(", ")}.`)
    : [issue.path.length > 0 ? `  -c ${String(issue.path[0])}: ${issue.message}` : `  ${issue.message}`];
