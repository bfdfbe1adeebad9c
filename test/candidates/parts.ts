import type { Page } from "playwright-core";

/** The parts of the candidates' screen on a page. */
export const partsOf = (page: Page) => {
  const list = page.getByRole("region", { name: "Candidates", exact: true });
  const rows = list.locator("li > a");
  const detail = page.getByRole("region", { name: "Candidate Details" });
  return {
    list,
    rows,
    detail,
    interview: page.getByRole("complementary", { name: /^Interview/ }),
    row: (name: string) => rows.filter({ hasText: name }),
    names: () => list.locator("li .name").allTextContents(),
    button: (name: string) => page.getByRole("button", { name, exact: true }),
    status: (name: string) => detail.getByRole("group", { name: /^Status of/ }).getByRole("button", { name }),
    view: () => Object.fromEntries(new URL(page.url()).searchParams),
  };
};
