import { CircleAlert, CircleQuestionMark, Lightbulb, Link, type LucideIcon, Star } from "lucide-react";
import type { ForumCategory } from "#shared/forum/shapes.ts";

type Icon = ForumCategory["icon"];

export const iconNames: Record<Icon, string> = {
  "help-circle": "Question mark",
  lightbulb: "Light bulb",
  star: "Star",
  "alert-circle": "Alert",
  link: "Link",
};

export const drawings: Record<Icon, LucideIcon> = {
  "help-circle": CircleQuestionMark,
  lightbulb: Lightbulb,
  star: Star,
  "alert-circle": CircleAlert,
  link: Link,
};
