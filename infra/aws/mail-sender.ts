import { Aws, Stack } from "aws-cdk-lib";
import { UserPoolEmail } from "aws-cdk-lib/aws-cognito";
import type { Construct } from "constructs";
import type { Options } from "../options/options.ts";

type MailOptions = Pick<Options, "mailFrom" | "mailName" | "mailIdentity" | "mailRegion">;

/** Amazon SES as the sender of the pool's mail; without an address Cognito's own sender stays. */
export const mailSender = ({ mailFrom, mailName, mailIdentity, mailRegion }: MailOptions) =>
  mailFrom
    ? {
        email: UserPoolEmail.withSES({
          fromEmail: mailFrom,
          ...(mailName && { fromName: quoted(mailName) }),
          ...(mailIdentity !== "address" && { sesVerifiedDomain: mailFrom.split("@").at(-1) ?? "" }),
          sesRegion: mailRegion ?? Aws.REGION,
        }),
      }
    : {};

/** CDK leaves a comma in a name as it is, which would begin a second address (RFC 5322). */
const quoted = (name: string): string =>
  /^[\x20-\x7e]+$/.test(name) ? `"${name.replaceAll(/["\\]/g, "\\$&")}"` : name;

export interface MailSettings {
  /** MAIL_FROM, MAIL_NAME and MAIL_REGION of functions that send mail; empty without a sender. */
  environment: Record<string, string>;
  identityArns: string[];
}

/** The same sender for the product's own mail. Without one, functions send none: Cognito's sends only its codes. */
export const productMail = (
  scope: Construct,
  { mailFrom, mailName, mailIdentity, mailRegion }: MailOptions,
): MailSettings => {
  if (!mailFrom) return { environment: {}, identityArns: [] };
  const resourceName = mailIdentity === "address" ? mailFrom : (mailFrom.split("@").at(-1) ?? "");
  const region = mailRegion ?? Aws.REGION;
  const identity = { service: "ses", region, resource: "identity", resourceName };
  return {
    environment: {
      MAIL_FROM: mailFrom,
      ...(mailName && { MAIL_NAME: mailName }),
      ...(mailRegion && { MAIL_REGION: mailRegion }),
    },
    identityArns: [Stack.of(scope).formatArn(identity)],
  };
};
