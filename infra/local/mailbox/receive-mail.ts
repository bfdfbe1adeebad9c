import type { IncomingMessage, ServerResponse } from "node:http";
import PostalMime from "postal-mime";
import * as z from "zod";
import { isSignedWith } from "../aws/access-key.ts";
import { readBody } from "../gateway/request-body.ts";
import type { Message } from "./mail.ts";

const maxBodyBytes = 1024 * 1024;

/** https://docs.aws.amazon.com/ses/latest/APIReference-V2/API_SendEmail.html, with a raw message */
const SendEmail = z.object({
  Destination: z.object({ ToAddresses: z.tuple([z.string()]) }),
  Content: z.object({ Raw: z.object({ Data: z.base64() }) }),
});

/** The one operation of Amazon SES that the product uses: takes a MIME message, and puts it into the mailbox. */
export const receiveMail =
  ({ accessKeyId, deliver }: { accessKeyId: string; deliver(message: Message): void }) =>
  async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const isCall = req.method === "POST" && req.url?.endsWith("/v2/email/outbound-emails");
    if (!isCall || !isSignedWith(req, accessKeyId))
      return answer(res, 403, { message: "Only functions send mail." });
    const body = await readBody(req, maxBodyBytes);
    const { success, data } = SendEmail.safeParse(parsed(body?.toString() ?? ""));
    if (!success) return answer(res, 400, { message: "This is no mail." });
    const [to] = data.Destination.ToAddresses;
    const mail = await PostalMime.parse(Buffer.from(data.Content.Raw.Data, "base64"));
    const unsubscribe = mail.headers.find(({ key }) => key === "list-unsubscribe")?.value;
    deliver({
      to,
      subject: mail.subject ?? "",
      text: mail.text ?? "",
      html: mail.html,
      unsubscribe: unsubscribe?.replace(/^<(.*)>$/, "$1"),
    });
    answer(res, 200, { MessageId: mail.messageId ?? "" });
  };

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const answer = (res: ServerResponse, status: number, body: object): void => {
  res.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
};
