import type { Article } from "./blog/articles.ts";
import type { Card } from "./cards.ts";
import type { UseCase } from "./use-cases/use-cases.ts";

/** The pictures that messengers and networks show beside a link to a page. */
export const cardsOf = (articles: Article[], useCases: UseCase[]): Card[] => [
  {
    path: "/cards/docent.png",
    label: "Chatbots from your documents",
    title: "Answers that point at the page",
    lines: [
      "A part that was only unpacked and looked at counts as unused.",
      "==Opened parts may be returned within 30 days,== provided that they are complete.",
      "Parts made to measure are excluded.",
    ],
  },
  ...articles.map(({ image, category, title, picture }) => ({
    path: image,
    label: category,
    title,
    lines: picture.lines,
  })),
  ...useCases.map(({ slug, title, hero, benefits }) => ({
    path: `/use-cases/cards/${slug}.png`,
    label: title,
    title: hero.headline.replaceAll("==", ""),
    lines: [hero.subheadline, `==${benefits[0]?.title ?? ""}==`],
  })),
];
