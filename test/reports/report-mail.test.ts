import { expect, it } from "vitest";
import { reportMail } from "#lambdas/reports/report-mail.ts";
import { composeMail } from "#platform/mail/compose.ts";

const week = ["16", "17", "18", "19", "20", "21", "22"].map((day) => `2026-11-${day}`);
const figures = {
  week: { conversations: 1284, questions: 2000, cost: 1.024 },
  before: { conversations: 900, questions: 1, cost: 0.5 },
  days: [27, 29, 31, 26, 28, 14, 13],
};
const links = {
  site: "https://docent.example.com",
  unsubscribe: "https://docent.example.com/unsubscribe?token=t",
};

it("a report says the week's numbers beside those before, in text and in HTML", () => {
  const { subject, text, html } = reportMail({ figures, week, email: "ann@example.com", links });
  expect(subject).toBe("Your week: 1,284 conversations");
  expect(text).toContain("Nov 16, 2026 to Nov 22, 2026");
  expect(text).toContain("Cost: $1.02 ($0.50 the week before)");
  expect(text).toContain("Mon 27, Tue 29, Wed 31, Thu 26, Fri 28, Sat 14, Sun 13");
  expect(html).toContain(">1,284</div>");
  expect(html).toContain(">$1.02</div>");
});

it("an address is text in a mail, never markup", () => {
  const { html } = reportMail({ figures, week, email: '"<img src=x>"@example.com', links });
  expect(html).not.toContain("<img");
});

it("a mail is multipart with text and HTML, names how to unsubscribe by one click, and takes no second address", async () => {
  const mail = {
    to: "ann@example.com, eve@example.com",
    subject: "Grüße",
    text: "Text",
    html: "<p>HTML</p>",
  };
  const unsubscribeUrl = "https://docent.example.com/functions/v1/unsubscribe/t";
  const raw = `${await composeMail({ ...mail, unsubscribeUrl }, { name: "Docent, Inc.", address: "d@example.com" })}`;
  expect(raw).toContain("Content-Type: multipart/alternative");
  expect(raw).toMatch(/text\/plain[\s\S]*text\/html/);
  expect(raw.replaceAll(/\r\n\s/g, " ")).toContain(`List-Unsubscribe: <${unsubscribeUrl}>`);
  expect(raw).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
  expect(raw).toContain('From: "Docent, Inc." <d@example.com>');
  expect(raw).not.toMatch(/^To: .*>?, ?eve@/m);
});
