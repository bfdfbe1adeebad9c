import { escapeHtml } from "#shared/html/escape-html.ts";

interface Letter {
  title: string;
  /** Plain text; each is a paragraph. */
  paragraphs: string[];
  /** A button below the paragraphs. */
  link?: { text: string; url: string };
  /** A tag of BCP 47; English if it is absent. */
  language?: string;
}

/** The text and the HTML of a short mail. Colours are those of the app, with a dark variant. */
export const letter = ({
  title,
  paragraphs,
  link,
  language = "en",
}: Letter): { text: string; html: string } => ({
  text: [...paragraphs, ...(link ? [`${link.text}: ${link.url}`] : []), "Docent"].join("\n\n"),
  html: `<!doctype html>
<html lang="${language}"${language === "ar" ? ' dir="rtl"' : ""}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<style>@media (prefers-color-scheme: dark) { .page { background: #171510 !important; } .sheet { background: #211e17 !important; color: #efeade !important; } }</style>
</head>
<body class="page" style="margin:0;padding:24px 12px;background:#f0ece3;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td align="center">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px;"><tr>
<td class="sheet" style="padding:32px 36px;background:#fefdfa;color:#1d1b16;border-radius:8px;${font}">
<h1 style="margin:0 0 12px;font-size:22px;line-height:28px;font-weight:600;">${escapeHtml(title)}</h1>
${paragraphs.map((text) => `<p style="margin:0 0 12px;">${escapeHtml(text)}</p>`).join("\n")}
${link ? `<p style="margin:20px 0 0;"><a href="${escapeHtml(link.url)}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:#0e5845;color:#ffffff;text-decoration:none;font-weight:600;">${escapeHtml(link.text)}</a></p>` : ""}
</td></tr></table>
</td></tr></table>
</body>
</html>`,
});

const font =
  "font-family:'Hanken Grotesk',-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;font-size:15px;line-height:22px;";
