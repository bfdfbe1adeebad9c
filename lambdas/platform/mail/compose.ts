import MailComposer from "nodemailer/lib/mail-composer";

export interface Mail {
  to: string;
  subject: string;
  /** The whole message for readers without HTML. */
  text: string;
  /** A whole HTML document. */
  html: string;
  /** The address that a mail program posts to when its user unsubscribes (RFC 8058). */
  unsubscribeUrl?: string;
}

/** The mail as a MIME message: multipart/alternative with text and HTML (RFC 2046). */
export const composeMail = (
  { to, subject, text, html, unsubscribeUrl }: Mail,
  from: { name: string; address: string },
): Promise<Buffer> =>
  new MailComposer({
    from,
    // an object, because a text is parsed as a list of addresses
    to: { name: "", address: to },
    subject,
    text,
    html,
    headers: {
      // no automatic replies (RFC 3834)
      "Auto-Submitted": "auto-generated",
      ...(unsubscribeUrl && {
        "List-Unsubscribe": `<${unsubscribeUrl}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build();
