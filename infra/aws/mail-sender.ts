import { Aws } from "aws-cdk-lib";
import { UserPoolEmail } from "aws-cdk-lib/aws-cognito";
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
