import type { PostType } from "./shapes.ts";

/** The types of posts on their badges. */
export const typeNames: Record<PostType, string> = {
  question: "Question",
  testimonial: "Testimonial",
  feedback: "Feedback",
  bug_report: "Bug Report",
};
