import * as z from "zod";
import type { Installation } from "../installation.ts";

const Mailbox = z.object({
  messages: z.record(z.string(), z.array(z.object({ To: z.array(z.string()), BodyText: z.string() }))),
});

/** The newest mail that the user pool sent to an address, with the code that it brings. */
export const newestMail = async ({ emulator }: Installation, email: string): Promise<{ code: string }> => {
  const answer = await fetch(`${emulator.gateway.url}/_ministack/ses/messages`);
  const { messages } = Mailbox.parse(await answer.json());
  const mail = Object.values(messages)
    .flat()
    .findLast(({ To }) => To.includes(email));
  const code = /\b\d{6}\b/.exec(mail?.BodyText ?? "")?.[0];
  if (!code) throw new Error(`There is no mail with a code to ${email}.`);
  return { code };
};
