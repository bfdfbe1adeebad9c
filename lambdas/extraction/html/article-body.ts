import * as z from "zod";
import { linkedData } from "./linked-data.ts";
import type { Element } from "./page-tree.ts";

const shortest = 150;

const Work = z.object({
  "@type": z.union([z.string(), z.array(z.string())]).optional(),
  articleBody: z.string().optional(),
  description: z.string().optional(),
});

/** Things whose description is all that their page says. */
const described = /^(JobPosting|Product|Event|Course|Service|Recipe)$/;

/** The text of a page that it gives to search engines, as text or HTML; none if it gives a summary only. */
export function articleBody(root: Element): string | undefined {
  const texts = linkedData(root).flatMap((item) => {
    const { data } = Work.safeParse(item);
    const types = [data?.["@type"] ?? []].flat();
    const text =
      data?.articleBody ?? (types.some((type) => described.test(type)) ? data?.description : undefined);
    return text && text.length >= shortest ? [text] : [];
  });
  return texts.toSorted((one, other) => other.length - one.length)[0];
}
