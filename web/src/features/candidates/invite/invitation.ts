import { createEvent, type DateArray, type EventAttributes } from "ics";
import type { CandidateDetail } from "#shared/candidates/shapes.ts";
import { locale } from "#web/lib/format/locale.ts";
import { mailTo } from "#web/lib/format/reach.ts";

export interface Talk {
  startsAt: Date;
  minutes: number;
  /** A place or a link. */
  place: string;
}

type Invited = Pick<CandidateDetail, "applicant_name" | "applicant_email" | "job_title" | "company_name">;

/**
 * The moment of a date and a time of day in a time zone, by default the reader's. Returns what is wrong with them in its
 * place: they are no date, or the clocks skip that time.
 */
export const momentOf = (date: string, time: string): Date | "invalid" | "skipped" => {
  const moment = new Date(`${date}T${time}`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || Number.isNaN(moment.getTime())) return "invalid";
  const two = (part: number) => String(part).padStart(2, "0");
  const day = `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
  if (day !== date) return "invalid";
  const shown = `${two(moment.getHours())}:${two(moment.getMinutes())}`;
  return shown === time.slice(0, 5) ? moment : "skipped";
};

/** The reader's time zone: "Europe/Berlin". */
export const timeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

const titleOf = ({ job_title, company_name }: Invited): string => `Talk: ${job_title}, ${company_name}`;

/** The talk as a calendar file, its time in UTC so that every calendar shows it in its own zone. */
export const calendarFile = (
  invited: Invited,
  { startsAt, minutes, place }: Talk,
  organizer: string,
): string => {
  const { applicant_name, applicant_email } = invited;
  const start: DateArray = [
    startsAt.getUTCFullYear(),
    startsAt.getUTCMonth() + 1,
    startsAt.getUTCDate(),
    startsAt.getUTCHours(),
    startsAt.getUTCMinutes(),
  ];
  const event: EventAttributes = {
    productId: "-//Docent//Candidates//EN",
    start,
    startInputType: "utc",
    startOutputType: "utc",
    duration: { minutes },
    title: titleOf(invited),
    description: `A talk about the position ${invited.job_title}.`,
    location: place,
    organizer: { name: invited.company_name, email: organizer },
    ...(applicant_email && {
      attendees: [{ name: applicant_name ?? applicant_email, email: applicant_email, rsvp: true }],
    }),
  };
  // the library refuses links that browsers open; the place has them as well
  const linked = isLink(place) ? createEvent({ ...event, url: place }) : undefined;
  const { error, value } = linked?.value ? linked : createEvent(event);
  if (error || !value) throw error ?? new Error("The calendar file could not be made.");
  return value;
};

const isLink = (place: string): boolean => URL.canParse(place) && /^https?:/i.test(place);

/** "Tuesday, December 1, 2026, 2:30 PM GMT+1" */
export const timeWords = (startsAt: Date): string =>
  startsAt.toLocaleString(locale(), {
    weekday: "long",
    year: "numeric",
    month: "long",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
  });

/** A link that opens a mail to the applicant with the invitation's words. */
export const invitationMail = (invited: Invited, { startsAt, minutes, place }: Talk): string => {
  const { applicant_name, applicant_email, job_title, company_name } = invited;
  const body = [
    `Hello ${applicant_name ?? ""},`.replace(" ,", ","),
    `thank you for your application as ${job_title} at ${company_name}. We would like to talk with you:`,
    `${timeWords(startsAt)}\n${minutes} minutes\n${place}`,
    "The attached file puts the talk into your calendar. Please tell us if another time suits you better.",
    company_name,
  ].join("\n\n");
  // mail programs take line breaks as CRLF (RFC 6068)
  const query = { subject: titleOf(invited), body: body.replaceAll("\n", "\r\n") };
  const parameters = Object.entries(query).map(([name, text]) => `${name}=${encodeURIComponent(text)}`);
  return `${mailTo(applicant_email ?? "")}?${parameters.join("&")}`;
};
