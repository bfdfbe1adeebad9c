import { text } from "node:stream/consumers";
import Papa from "papaparse";
import type { Download, Page } from "playwright-core";

/** A note that a spreadsheet would run. */
export const formula = '=HYPERLINK("https://evil.example")\nand a second "line"';

/** The parts of lead management on a page. */
export const panelOn = (page: Page) => {
  const pane = page.getByRole("region", { name: "Lead", exact: true });
  const cards = page
    .getByRole("table", { name: "Leads" })
    .getByRole("row")
    .filter({ has: page.locator("a") });
  const chips = page.getByRole("group", { name: "Status", exact: true }).getByRole("button");
  return {
    pane,
    cards,
    chips,
    card: (name: string) => cards.filter({ hasText: name }),
    chip: (name: string) => chips.filter({ hasText: name }),
    part: (name: string) => pane.getByRole("region", { name }),
    status: (name: string) => pane.getByRole("button", { name, exact: true }),
    button: (name: string) => page.getByRole("button", { name, exact: true }),
    names: () => cards.locator("a").allTextContents(),
    /** The view in the address, without the tab. */
    view: () => {
      const { tab, ...view } = Object.fromEntries(new URL(page.url()).searchParams);
      return view;
    },
    /** The next request to an address fails. */
    failing: (address: string) =>
      page.route(
        address,
        (route) => route.fulfill({ status: 503, json: { code: "unavailable", message: "Busy." } }),
        { times: 1 },
      ),
  };
};

/** The rows of a CSV file as another program reads them. */
export const rowsOf = async (download: Download): Promise<string[][]> => {
  const content = await text(await download.createReadStream());
  return Papa.parse<string[]>(content.replace("\uFEFF", ""), { skipEmptyLines: true }).data;
};
