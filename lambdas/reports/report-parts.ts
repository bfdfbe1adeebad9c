import { escapeHtml } from "#shared/html/escape-html.ts";

const font = "font-family:'Hanken Grotesk',-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;";

interface Frame {
  title: string;
  lead: string;
  /** HTML of each section. */
  content: string[];
  link: { text: string; url: string };
  /** HTML below the sheet. */
  foot: string;
}

/** The whole document. Tables and styles at each element, because mail programs drop style sheets. */
export const frame = ({ title, lead, content, link, foot }: Frame): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<style>${dark}</style>
</head>
<body class="page" style="margin:0;padding:24px 12px;background:#f0ece3;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td align="center">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" class="sheet" style="width:100%;max-width:600px;background:#fefdfa;border-radius:8px;">
<tr><td style="padding:32px 36px 20px;${font}">
<div class="muted" style="font-size:13px;line-height:18px;color:#575246;">${escapeHtml(lead)}</div>
<h1 class="text" style="margin:4px 0 0;font-size:26px;line-height:32px;font-weight:500;color:#1d1b16;">${escapeHtml(title)}</h1>
</td></tr>
${content.map((html) => `<tr><td style="padding:0 36px 24px;">${html}</td></tr>`).join("\n")}
<tr><td style="padding:0 36px 32px;"><a href="${escapeHtml(link.url)}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:#0e5845;color:#ffffff;text-decoration:none;${font}font-size:15px;line-height:20px;font-weight:600;">${escapeHtml(link.text)}</a></td></tr>
</table>
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px;"><tr>
<td class="muted" style="padding:20px 36px 0;${font}font-size:13px;line-height:20px;color:#575246;">${foot}</td>
</tr></table>
</td></tr></table>
</body>
</html>`;

const dark =
  "@media (prefers-color-scheme: dark) { .page { background: #171510 !important; } .sheet { background: #211e17 !important; } .text { color: #efeade !important; } .muted { color: #b3ac9b !important; } .link { color: #7fc6ab !important; } }";

/** One number with its name above and that of the week before below. */
export const figure = ({ name, now, before }: { name: string; now: string; before: string }): string =>
  `<div style="display:inline-block;vertical-align:top;width:174px;padding:0 0 12px;${font}">
<div class="muted" style="font-size:13px;line-height:18px;color:#575246;">${escapeHtml(name)}</div>
<div class="text" style="font-size:26px;line-height:32px;font-weight:500;color:#1d1b16;">${escapeHtml(now)}</div>
<div class="muted" style="font-size:13px;line-height:18px;color:#575246;">${escapeHtml(before)} the week before</div>
</div>`;

const tallest = 80;

/** A bar for each day with its number above. */
export const bars = (title: string, days: { name: string; value: number }[]): string => {
  const most = Math.max(1, ...days.map(({ value }) => value));
  const columns = days.map(({ name, value }) => {
    const height = Math.round((value / most) * tallest);
    return `<td align="center" valign="bottom" width="14%" style="${font}font-size:12px;line-height:16px;padding:0 3px;">
<div class="text" style="color:#1d1b16;">${value}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td height="${height}" style="height:${height}px;font-size:0;line-height:0;background:#0e5845;border-radius:2px 2px 0 0;">&nbsp;</td></tr></table>
<div class="muted" style="padding-top:6px;color:#575246;">${escapeHtml(name)}</div>
</td>`;
  });
  return `<h2 class="text" style="margin:0 0 8px;${font}font-size:15px;line-height:20px;font-weight:600;color:#1d1b16;">${escapeHtml(title)}</h2>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" aria-label="${escapeHtml(title)}"><tr>${columns.join("\n")}</tr></table>`;
};
