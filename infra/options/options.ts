import * as z from "zod";
import { signUpRule } from "#platform/access/owner/sign-up-rule.ts";
import { fields, renamed } from "./fields.ts";

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
  )
  .refine(
    (options) => !["amazon", "none"].includes(options.transcription ?? "") || !isOfServer(options),
    "Leave out transcriptionModel, transcriptionBaseUrl and transcriptionKeySecretArn, or say transcription=openai: they are for a server.",
  )
  .refine(
    (options) =>
      transcriptionOf(options) !== "openai" ||
      options.transcriptionBaseUrl ||
      options.transcriptionKeySecretArn ||
      (options.openaiKeySecretArn && !options.openaiBaseUrl),
    "With transcription=openai give transcriptionKeySecretArn or openaiKeySecretArn with OpenAI's key, or transcriptionBaseUrl for another server.",
  )
  .refine(
    (options) => options.search === "domain" || !(options.searchInstanceType || options.searchVolumeGb),
    "Leave out searchInstanceType and searchVolumeGb, or say search=domain: they are for the stack's own domain.",
  )
  .refine(
    (options) => options.firewall !== "off" || !options.webAclArn,
    "Leave out webAclArn, or firewall=off: the one asks for a firewall, the other for none.",
  )
  .refine(
    (options) => options.mailFrom || !(options.mailName || options.mailIdentity || options.mailRegion),
    "Give mailFrom too, or leave out mailName, mailIdentity and mailRegion: without it Cognito sends the mail.",
  )
  .superRefine(({ signUp, signUpFor }, { addIssue }) => {
    const mistake = mistakeIn({ SIGN_UP: signUp, SIGN_UP_FOR: signUpFor?.join(",") });
    if (mistake) addIssue({ code: "custom", message: mistake });
  })
  .transform((options) => ({
    ...options,
    transcription: transcriptionOf(options),
    firewall: options.firewall ?? (options.search === "embedded" ? "off" : "on"),
  }));
export type Options = z.infer<typeof Options>;

/** OpenAI's own key serves there too; a server of one's own need not have the route. */
const transcriptionOf = (options: z.infer<z.ZodObject<typeof fields>>): "amazon" | "openai" | "none" => {
  const isOpenais = options.modelProvider === "openai" && !options.openaiBaseUrl;
  return options.transcription ?? (isOpenais || isOfServer(options) ? "openai" : "amazon");
};

const isOfServer = (options: z.infer<z.ZodObject<typeof fields>>): boolean =>
  Boolean(options.transcriptionBaseUrl || options.transcriptionModel || options.transcriptionKeySecretArn);

const mistakeIn = (environment: Record<string, string | undefined>): string | undefined => {
  try {
    signUpRule(environment);
    return undefined;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return message.replaceAll("SIGN_UP_FOR", "signUpFor").replaceAll("SIGN_UP", "signUp");
  }
};

/** An unknown or wrong option; its message is for the person who typed it. */
export class OptionsError extends Error {}

/** Name, meaning and default of every `-c` option, in Markdown. */
export const optionTable = Object.entries(fields).map(([name, field]) => ({
  name,
  meaning: field.description ?? "",
  default:
    field instanceof z.ZodDefault ? `\`${field.def.defaultValue}\`` : String(field.meta()?.usual ?? ""),
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
    ? issue.keys.map((key) => `  -c ${key}: ${renamed[key] ?? unknown}.`)
    : [issue.path.length > 0 ? `  -c ${String(issue.path[0])}: ${issue.message}` : `  ${issue.message}`];

const unknown = `unknown. Known are ${Object.keys(fields).join(", ")}`;
