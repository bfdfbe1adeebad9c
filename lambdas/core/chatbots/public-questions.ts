import type { Write } from "#platform/table/client.ts";
import { findTogether } from "#platform/table/lookup.ts";
import type { Chatbot } from "#shared/chatbots/routes.ts";
import { linkEntity } from "./entities.ts";

const atOnce = 100;

/** The number of questions that the public links of chatbots were asked. */
export const countPublicQuestions = async (chatbots: Iterable<Chatbot>): Promise<number> => {
  const slugs: string[] = [];
  for (const { public_slug } of chatbots) if (public_slug) slugs.push(public_slug);
  let count = 0;
  for (let from = 0; from < slugs.length; from += atOnce)
    for (const link of await findTogether(...slugs.slice(from, from + atOnce).map(linkEntity.lookup)))
      count += link?.query_count ?? 0;
  return count;
};

/** A write for a transaction: counts a question on a public link. */
export const publicQuestion = (slug: string): Write => linkEntity.change(slug, { add: { query_count: 1 } });
