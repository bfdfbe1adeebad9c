import { join } from "node:path";
import * as z from "zod";
import type { Markup } from "#shared/html/markup.ts";
import { markdownToHtml } from "#shared/markdown/to-html.ts";
import { type Text, textsIn } from "../text/front-matter.ts";

const line = z.string().min(1);

const benefitIcons = [
  "file-search",
  "circle-slash",
  "hand",
  "history",
  "users",
  "clock",
  "shield",
  "languages",
  "plug",
  "list-checks",
  "message-square",
  "scale",
] as const;

/** The screenshots of the product that a hero may show. */
export const heroImages = [
  "documents",
  "chat",
  "monitoring",
  "interview",
  "leads",
  "gaps",
  "widget",
] as const;

/** The front matter of a use case's page. */
const Fields = z.strictObject({
  title: line,
  /** On the card of the start page. */
  subtitle: line,
  description: z.string().max(160),
  order: z.number().int(),
  /** One phrase of the headline, in ==…==, is drawn as cited. */
  hero: z.object({ headline: line, subheadline: line, image: z.enum(heroImages) }),
  benefits: z.array(z.object({ title: line, description: line, icon: z.enum(benefitIcons) })).length(4),
  features: z.array(line).min(4),
  stats: z.array(z.object({ metric: line, value: line, description: line })).length(4),
  /** A sample, which the page calls one; `note` says who wrote it. */
  testimonial: z.object({ quote: line, author: line, company: line, role: line, note: line }),
  cta: z.object({ headline: line, description: line }),
  /** The name of the service in schema.org's data. */
  serviceType: line,
});

export interface UseCase extends Text<z.infer<typeof Fields>> {
  content: Markup;
}

/** All use cases, in their order. */
export const readUseCases = (): UseCase[] =>
  textsIn(join(import.meta.dirname, "texts"), Fields).map((text) => ({
    ...text,
    content: markdownToHtml(text.markdown, { hasMarks: true }),
  }));
