import type { categoryIcons, PostType } from "#shared/forum/shapes.ts";
import { typeNames } from "#shared/forum/type-names.ts";
import type { IconName } from "#shared/html/icon-lines.ts";

/** The names of the types of posts. */
export const typeWords: Record<PostType, { badge: string; plural: string }> = {
  question: { badge: typeNames.question, plural: "Questions" },
  testimonial: { badge: typeNames.testimonial, plural: "Testimonials" },
  feedback: { badge: typeNames.feedback, plural: "Feedback" },
  bug_report: { badge: typeNames.bug_report, plural: "Bug Reports" },
};

/** The class of a type's badge, which has its colour. */
export const typeClass = (type: PostType): string => type.replaceAll("_", "-");

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
