import type { categoryIcons, PostType } from "#shared/forum/shapes.ts";
import type { IconName } from "#shared/html/icon-lines.ts";

/** The names of the types of posts, and the colours of their badges. */
export const typeWords: Record<PostType, { badge: string; plural: string; color: string }> = {
  question: { badge: "Question", plural: "Questions", color: "blue" },
  testimonial: { badge: "Testimonial", plural: "Testimonials", color: "green" },
  feedback: { badge: "Feedback", plural: "Feedback", color: "purple" },
  bug_report: { badge: "Bug Report", plural: "Bug Reports", color: "red" },
};

/** The drawings of categories. */
export const categoryDrawings: Record<(typeof categoryIcons)[number], IconName> = {
  "help-circle": "circle-question-mark",
  lightbulb: "lightbulb",
  star: "star",
  "alert-circle": "circle-alert",
  link: "link",
};

const day = new Intl.DateTimeFormat("en-US", {
  timeZone: "UTC",
  year: "numeric",
  month: "short",
  day: "numeric",
});

/** A moment's day in UTC, as "Nov 28, 2026": the same for every reader of a cached page. */
export const dayOf = (at: string): string => day.format(new Date(at));

export const counted = (number: number, one: string, many: string): string =>
  `${number} ${number === 1 ? one : many}`;
