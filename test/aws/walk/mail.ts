import * as z from "zod";
import type { Installation } from "../installation.ts";

const Mailbox = z.object({
  messages: z.record(z.string(), z.array(z.object({ To: z.array(z.string()), BodyText: z.string() }))),
});

/** The newest mail to an address from any sender. */
export const newestMail = async ({ emulator }: Installation, email: string): Promise<{ text: string }> => {
  const answer = await fetch(`${emulator.gateway.url}/_ministack/ses/messages`);
  const { messages } = Mailbox.parse(await answer.json());
  const mail = Object.values(messages)
    .flat()
    .findLast(({ To }) => To.includes(email));
  if (!mail) throw new Error(`There is no mail to ${email}.`);
  return { text: mail.BodyText };
};

/** The code of the newest mail, which the user pool sent. */
export const mailedCode = async (installation: Installation, email: string): Promise<string> => {
  const { text } = await newestMail(installation, email);
  const code = /\b\d{6}\b/.exec(text)?.[0];
  if (!code) throw new Error(`The newest mail to ${email} has no code.`);
  return code;
};
