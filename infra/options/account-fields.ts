import * as z from "zod";

/** The `-c` options of the user pool: who sends its mail, and how it guards sign-ins. */
export const accountFields = {
  mailFrom: z.email("Give an e-mail address, such as docent@example.com.").optional().meta({
    description:
      "Address that codes and links are mailed from, by Amazon SES, which must have verified it in this region",
    usual: "Cognito's own sender, 50 mails a day",
  }),
  mailName: z
    .string()
    .trim()
    .min(1, "Give a name.")
    .max(60, "Use at most 60 characters.")
    .regex(/^[^\p{Cc}]*$/u, "Use one line of text.")
    .optional()
    .meta({
      description: "Name of the sender that inboxes show beside mailFrom",
      usual: "the address alone",
    }),
  mailIdentity: z.enum(["domain", "address"], "Use domain or address.").optional().meta({
    description: "The verified identity in SES: the domain of mailFrom, or the address itself",
    usual: "`domain`",
  }),
  mailRegion: z
    .string()
    .regex(/^[a-z]{2}(-[a-z]+)+-\d$/, "Give a region such as eu-west-1.")
    .optional()
    .meta({ description: "Region of the identity in SES, if it is not the stack's", usual: "the stack's" }),
  supportEmail: z.email("Give an e-mail address, such as support@example.com.").optional().meta({
    description: "Whom the account settings name for help, and for a change of an owner's address",
    usual: "nobody",
  }),
  operators: z
    .string()
    .transform((text) =>
      text
        .toLowerCase()
        .split(",")
        .map((part) => part.trim()),
    )
    .pipe(z.array(z.email("Give e-mail addresses, separated by single commas.")))
    .optional()
    .meta({
      description:
        "E-mail addresses of the people who run the installation: whoever has confirmed one moderates the help centre and exports the newsletter's subscribers",
      usual: "nobody",
    }),
  threatProtection: z
    .enum(["off", "audit", "enforce"], "Use off, audit or enforce.")
    .default("off")
    .describe(
      "Cognito's judgement of sign-ins: `audit` logs risks, `enforce` also blocks sign-ins of high risk and leaked passwords; both need the plan Plus, which has a price for each user",
    ),
  secondFactor: z
    .enum(["off", "optional"], "Use off or optional.")
    .default("optional")
    .describe(
      "Codes of an authenticator app at sign-in: `optional` lets owners turn them on in their settings, `off` offers none",
    ),
};
