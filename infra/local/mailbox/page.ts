import { createHash } from "node:crypto";
import type { Mail } from "./mail.ts";

/** The mailbox as one page without scripts; every word of a mail is escaped. */
export const renderPage = (mails: Mail[]): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Mailbox</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>Mailbox</h1>
<p>Mails that Docent sends while it runs on this machine arrive here. <a href="">Refresh</a></p>
${mails.length === 0 ? "<p>No mail yet. Ask for a code or a new password, then refresh.</p>" : mails.map(renderMail).join("\n")}
</main>
</body>
</html>`;

const renderMail = ({ id, to, subject, text, link, html, sentAt }: Mail): string => `<article>
<h2>${escapeHtml(subject)}</h2>
<p class="meta">To ${escapeHtml(to)}, <time datetime="${escapeHtml(sentAt)}">${escapeHtml(sentAt.replace("T", " ").slice(0, 19))} UTC</time></p>
<p class="text">${escapeHtml(text).replace(/\b\d{6}\b/g, "<code>$&</code>")}</p>
${link === null ? "" : `<p>${renderLink(link)}</p>`}
${html === null ? "" : `<p><a href="/${id}.html">Open the mail as it looks</a></p>`}
</article>`;

const renderLink = (link: string): string =>
  /^https?:\/\//.test(link)
    ? `<a href="${escapeHtml(link)}" rel="noreferrer">${escapeHtml(link)}</a>`
    : escapeHtml(link);

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0; background: #f6f5f2; color: #1d1c1a; }
main { max-width: 42rem; margin: 0 auto; padding: 2rem 1rem; }
article { background: #fff; border: 1px solid #dcd9d2; border-radius: 8px; padding: 1rem 1.25rem; margin: 1rem 0; }
h1, h2 { line-height: 1.2; margin: 0 0 .5rem; }
h2 { font-size: 1.1rem; }
.meta { color: #5d5a54; font-size: .875rem; margin: 0 0 .75rem; }
.text { white-space: pre-wrap; }
p { overflow-wrap: anywhere; }
code { font: 600 1.25rem ui-monospace, monospace; letter-spacing: .08em; }
a { color: #0b5394; }
@media (prefers-color-scheme: dark) {
  body { background: #171614; color: #ece9e3; }
  article { background: #211f1c; border-color: #3a3732; }
  .meta { color: #aaa59b; }
  a { color: #8ec1f5; }
}
`;

/** The one stylesheet that the page's content security policy lets in. */
export const stylePolicy = `'sha256-${createHash("sha256").update(style).digest("base64")}'`;
