import { escapeHtml } from "#shared/html/escape-html.ts";
import type { Figures } from "./figures.ts";
import { bars, figure, frame } from "./report-parts.ts";

interface Report {
  figures: Figures;
  /** The seven days, Monday first. */
  week: string[];
  email: string;
  links: { site: string; unsubscribe: string };
  /** A tag of BCP 47, for the formats of numbers and dates. */
  language?: string | undefined;
}

/** Subject, text and HTML of the weekly report. */
export const reportMail = ({ figures, week, email, links, language = "en-US" }: Report) => {
  const { counted, dateOf, rowsOf, weekday } = formatsOf(language);
  const { conversations } = figures.week;
  const title = `Your week: ${counted(conversations, "conversation")}`;
  const span = `${dateOf(week[0] ?? "")} to ${dateOf(week[6] ?? "")}`;
  const rows = rowsOf(figures);
  const why = `Sent on Mondays to ${email} because weekly reports are on in Settings.`;
  const text = [
    title,
    span,
    ...rows.map(({ name, now, before }) => `${name}: ${now} (${before} the week before)`),
    `Conversations by day: ${week.map((day, at) => `${weekday(day)} ${figures.days[at]}`).join(", ")}`,
    `Open Docent: ${links.site}/app`,
    `${why}\nUnsubscribe: ${links.unsubscribe}`,
  ].join("\n\n");
  const html = frame({
    title,
    lead: span,
    content: [
      rows.map(figure).join(""),
      bars(
        "Conversations by day",
        week.map((day, at) => ({ name: weekday(day), value: figures.days[at] ?? 0 })),
      ),
    ],
    link: { text: "Open the dashboard", url: `${links.site}/app` },
    foot: `${escapeHtml(why)}<br><a class="link" href="${escapeHtml(links.unsubscribe)}" style="color:#0e5845;">Unsubscribe</a> with one click, no sign-in needed. Nothing else changes.`,
  });
  return { subject: title, text, html };
};

const formatsOf = (language: string) => {
  const whole = (value: number): string => value.toLocaleString(language);
  const dollars = (value: number): string =>
    value.toLocaleString(language, { style: "currency", currency: "USD" });
  const localDate = (day: string, options: Intl.DateTimeFormatOptions): string =>
    new Date(`${day}T00:00:00Z`).toLocaleDateString(language, { ...options, timeZone: "UTC" });
  return {
    counted: (count: number, noun: string): string => `${whole(count)} ${noun}${count === 1 ? "" : "s"}`,
    /** "Nov 16, 2026" */
    dateOf: (day: string): string => localDate(day, { dateStyle: "medium" }),
    weekday: (day: string): string => localDate(day, { weekday: "short" }),
    rowsOf: ({ week, before }: Figures) => [
      row("Conversations", week.conversations, before.conversations, whole),
      row("Questions", week.questions, before.questions, whole),
      row("Cost", week.cost, before.cost, dollars),
    ],
  };
};

const row = (name: string, now: number, before: number, write: (value: number) => string) => ({
  name,
  now: write(now),
  before: write(before),
});
