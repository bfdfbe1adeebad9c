import { findTogether } from "#platform/table/lookup.ts";
import { linkEntity } from "./entities.ts";
import { chatbotStore } from "./store.ts";

const atOnce = 100;

/** The number of questions that the public links of an account were asked. */
export const countPublicQuestions = async (accountId: string): Promise<number> => {
  const slugs: string[] = [];
  for await (const { public_slug } of chatbotStore.all(accountId)) if (public_slug) slugs.push(public_slug);
  let count = 0;
  for (let from = 0; from < slugs.length; from += atOnce)
    for (const link of await findTogether(...slugs.slice(from, from + atOnce).map(linkEntity.lookup)))
      count += link?.query_count ?? 0;
  return count;
};
