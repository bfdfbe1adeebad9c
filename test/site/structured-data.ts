import * as z from "zod";
import { dataIn, type ReadPage } from "./read-page.ts";

const url = z.url();
const text = z.string().min(1);
const named = z.object({ "@type": z.enum(["Organization", "Person"]), name: text });
const answer = z.object({
  "@type": z.literal("Answer"),
  text,
  url,
  author: named,
  dateCreated: z.iso.datetime(),
});

/** Fields that search engines need, by type: https://developers.google.com/search/docs/appearance/structured-data */
const shapes: Record<string, z.ZodType> = {
  BlogPosting: z.object({
    headline: text.max(110),
    description: text,
    image: z.array(url).min(1),
    datePublished: z.iso.date(),
    dateModified: z.iso.date(),
    author: named,
    publisher: named,
    mainEntityOfPage: url,
  }),
  Blog: z.object({
    name: text,
    url,
    blogPost: z.array(z.object({ headline: text, url, author: named })).min(1),
  }),
  BreadcrumbList: z.object({
    itemListElement: z
      .array(z.object({ "@type": z.literal("ListItem"), position: z.int(), name: text, item: url }))
      .min(2)
      .refine((items) => items.every(({ position }, at) => position === at + 1)),
  }),
  DiscussionForumPosting: z.object({
    headline: text,
    text,
    url,
    author: named,
    datePublished: z.iso.datetime(),
    comment: z.array(z.object({ text, author: named, datePublished: z.iso.datetime() })),
  }),
  JobPosting: z.object({ title: text, description: text, datePosted: text, hiringOrganization: named }),
  Organization: z.object({ name: text, url, logo: url }),
  QAPage: z.object({
    mainEntity: z
      .object({
        "@type": z.literal("Question"),
        name: text,
        text,
        author: named,
        answerCount: z.int().positive(),
        acceptedAnswer: answer.optional(),
        suggestedAnswer: z.array(answer).optional(),
      })
      .refine(({ acceptedAnswer, suggestedAnswer }) => acceptedAnswer || suggestedAnswer),
  }),
  Service: z.object({ name: text, serviceType: text, description: text, url, provider: named }),
  SoftwareApplication: z.object({ name: text, applicationCategory: text, operatingSystem: text, url }),
  TechArticle: z.object({ headline: text, description: text, url, author: named }),
};

/** Nobody has rated or reviewed anything here. */
const invented = /"(?:aggregateRating|review|ratingValue|reviewCount)"/;

/** Faults of a page's data, in words. */
export const dataFaultsOf = (page: ReadPage): string[] =>
  dataIn(page).flatMap((data) => {
    const { "@context": context, "@type": type } = data;
    const shape = shapes[String(type)];
    if (context !== "https://schema.org" || !shape) return [`${page.url}: ${context} ${type}`];
    const { error } = shape.safeParse(data);
    return [
      ...(error ? [`${page.url}: ${type}: ${z.prettifyError(error)}`] : []),
      ...(invented.test(JSON.stringify(data)) ? [`${page.url}: ${type} has a rating`] : []),
    ];
  });
