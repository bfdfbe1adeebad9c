import { optional } from "../environment.ts";
import { composeMail, type Mail } from "./compose.ts";

/** False if the installation has no sender: then it sends no mail but the user pool's. */
export const canSendMail = (): boolean => optional("MAIL_FROM") !== undefined;

/** Sends a mail by Amazon SES. A call that is repeated sends it again. Does nothing without a sender. */
export const sendMail = async (mail: Mail): Promise<void> => {
  const from = optional("MAIL_FROM");
  if (!from) return;
  const { SESv2Client, SendEmailCommand } = await import("@aws-sdk/client-sesv2");
  const region = optional("MAIL_REGION");
  client ??= new SESv2Client(region ? { region } : {});
  const Data = await composeMail(mail, { name: optional("MAIL_NAME") ?? "Docent", address: from });
  await client.send(
    new SendEmailCommand({
      FromEmailAddress: from,
      Destination: { ToAddresses: [mail.to] },
      Content: { Raw: { Data } },
    }),
  );
};

let client: import("@aws-sdk/client-sesv2").SESv2Client | undefined;
