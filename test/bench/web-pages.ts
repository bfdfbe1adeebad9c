import { withWorld } from "../integrations/with-world.ts";
import { startProduct, unlimited } from "../product.ts";
import { until } from "../until.ts";
import { as } from "../users.ts";
import { openSite, page } from "../web-pages/site.ts";
import { allDocuments, settled } from "./ingest/crowd.ts";
import type { Row } from "./table.ts";

const pages = 500;
/** Links of each page to others, as a site's menu has them. */
const linked = 20;

/** A site of 500 pages on this machine, found by its links, until all of them can be asked; then looked at again. */
export const webPages = async (): Promise<Row[]> => {
  const product = await startProduct({ env: { ...withWorld, ...unlimited } });
  const site = await openSite();
  for (let at = 0; at < pages; at++) site.paths[addressOf(at)] = contentOf(at);
  const owner = await as("ann", product.url);
  const { id: chatbotId } = await owner.chatbots.create({ name: "Site", use_case: "support" });
  const startedAt = performance.now();
  const seconds = () => (performance.now() - startedAt) / 1000;
  const website = await owner.webPages.add({
    chatbotId,
    url: site.at(addressOf(0)),
    scope: "links",
    page_limit: pages,
  });
  const looked = () =>
    until(async () => {
      const { items } = await owner.webPages.list({ chatbotId });
      return items.find(({ is_reading }) => !is_reading);
    }, 600_000);
  await looked();
  const lookedAfter = seconds();
  const ids = new Set((await allDocuments(owner, [chatbotId])).map(({ id }) => id));
  const documents = await settled(owner, [chatbotId], ids, 10);
  const completed = documents.filter(({ processing_status }) => processing_status === "completed").length;
  const readAfter = seconds();
  const asked = site.asked.slice();
  const againAt = seconds();
  await owner.webPages.refresh({ chatbotId, id: website.id });
  await looked();
  const again = seconds() - againAt;
  await product.stop();
  site.close();
  return [
    { what: `pages of ${pages} read`, value: completed, unit: "pages", atLeast: pages },
    { what: "fetched after", value: lookedAfter, unit: "s" },
    { what: "searchable after", value: readAfter, unit: "s", atMost: 120 },
    { what: "requests for each page", value: asked.length / pages, unit: "requests", atMost: 1 },
    { what: "looked at again, unchanged", value: again, unit: "s" },
  ];
};

const addressOf = (at: number): string => (at === 0 ? "/site/" : `/site/${at}`);

/** A paragraph for each page, and links to the pages that follow. */
const contentOf = (at: number): string => {
  const links = Array.from({ length: linked }, (_, step) => addressOf((at * linked + step + 1) % pages));
  const words = `Article ${at} costs ${at} euros and weighs ${at * 7} grams. `.repeat(8);
  return page(`Article ${at}`, words, links);
};
