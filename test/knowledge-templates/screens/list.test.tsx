import { afterEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { domainNames, domains } from "#shared/knowledge/domains.ts";
import { copied } from "../../screens/clipboard.ts";
import { open, reopen, user } from "../../screens/open.tsx";
import {
  button,
  expectAccessible,
  gone,
  refused,
  search,
  seen,
  textsOf,
  toasted,
} from "../../screens/see.ts";
import { server } from "../../screens/server.ts";
import { home, listed, templateOf } from "./sample.ts";

const names = page.getByRole("list", { name: "Knowledge templates" }).getByRole("heading");
const card = (name: string) => page.getByRole("article", { name });
const dialog = page.getByRole("dialog", { name: "Create Knowledge Template" });

afterEach(() => void vi.unstubAllGlobals());

it("[KTPL-001] [KTPL-009] without templates the page says so, and offers nine domains to start from", async () => {
  await open(home, listed());
  await seen(page.getByRole("heading", { level: 1, name: "Knowledge Management", exact: true }));
  await seen(page.getByRole("heading", { name: "No knowledge templates yet", exact: true }));
  for (const domain of domains) await seen(page.getByRole("button", { name: domainNames[domain] }));
  await expectAccessible();
  await page.getByRole("button", { name: "Customer service" }).click();
  await expect.element(dialog.getByRole("radio", { name: "Customer service" })).toBeChecked();
});

it("[KTPL-004] [KTPL-006] [KTPL-007] a card shows the template and leads to it", async () => {
  await open(
    home,
    listed(
      templateOf("Workshop", { is_public: true, public_slug: "workshop", section_count: 1 }),
      templateOf("Hire fleet", { domain: "sales", can_edit: false }),
    ),
  );
  const first = card("Workshop");
  await seen(first.getByRole("heading", { name: "Workshop", exact: true }));
  for (const text of ["All about Workshop", "Updated Nov 20, 2026", "1 section, 5 questions", "Operations"])
    await seen(first.getByText(text, { exact: true }));
  await seen(first.getByText("Public", { exact: true }));
  expect(card("Hire fleet").getByText("Public", { exact: true }).elements()).toEqual([]);
  expect(first.css("svg[data-domain=operations]").elements().length).toBe(1);
  expect(card("Hire fleet").css("svg[data-domain=sales]").elements().length).toBe(1);
  await seen(card("Hire fleet").getByText("Shared with you"));
  expect(first.getByText("Shared with you").elements()).toEqual([]);
  await expectAccessible();
  const link = first.getByRole("link", { name: "Workshop" }).element();
  expect(link.getAttribute("href")).toBe("/app/knowledge/templates/ktpl_Workshop");
});

it("[KTPL-005] [KTPL-082] the public link is copied from the card, where there is one", async () => {
  await open(home, listed(templateOf("Workshop", { public_slug: "workshop-k3" }), templateOf("Fleet")));
  await button("Copy link to Workshop").click();
  await toasted("Public link copied to clipboard!");
  expect(copied()).toBe(`${location.origin}/knowledge/workshop-k3`);
  expect(card("Fleet").getByRole("button").elements()).toEqual([]);
});

it("[KTPL-002] [KTPL-003] search and domain stand in the address, and the server filters", async () => {
  const all = [templateOf("Workshop"), templateOf("Hire fleet", { domain: "sales" })];
  await open(home, {
    knowledgeTemplates: {
      list: ({ search: text, domain }) => {
        const items = all.filter(
          (one) =>
            (domain === "all" || one.domain === domain) &&
            one.name.toLowerCase().includes(text.toLowerCase()),
        );
        return { items, total: items.length };
      },
    },
  });
  await seen("2 templates, newest change first");
  const options = page.getByRole("combobox", { name: "Domain" }).getByRole("option");
  expect(options.elements().map((one) => one.getAttribute("value"))).toEqual(["all", ...domains]);
  await page.getByRole("combobox", { name: "Domain" }).selectOptions("sales");
  await expect.poll(() => textsOf(names)).toEqual(["Hire fleet"]);
  expect(search()).toEqual({ domain: "sales" });
  await page.getByRole("searchbox", { name: "Search templates" }).fill("WORK");
  await seen("No template matches “WORK” in Sales");
  expect(search()).toEqual({ domain: "sales", search: "WORK" });
  expect(server.asked("knowledgeTemplates", "list").at(-1)).toMatchObject({
    search: "WORK",
    domain: "sales",
  });
  await reopen();
  await expectAccessible();
  await button("Clear search").click();
  await expect.poll(() => textsOf(names)).toEqual(["Workshop", "Hire fleet"]);
  await page.getByRole("searchbox").fill("WORK");
  await expect.poll(() => textsOf(names)).toEqual(["Workshop"]);
});

it("[KTPL-008] the dashed card and the button above each open the dialog", async () => {
  await open(home, listed(templateOf("Workshop")));
  for (const name of [/^New Template$/, /^Create Knowledge Template/]) {
    await page.getByRole("button", { name }).click();
    await seen(dialog);
    await userEvent.keyboard("{Escape}");
    await gone(dialog);
  }
});

it("[KTPL-028] a list that cannot be loaded says so, and is loaded again", async () => {
  await open(home, { knowledgeTemplates: { list: refused("conflict") } });
  await toasted("Failed to load knowledge templates");
  await seen("The knowledge templates could not be loaded");
  server.reply(listed(templateOf("Workshop")));
  await button("Retry").click();
  await seen(card("Workshop"));
});

const paged = {
  knowledgeTemplates: {
    list: ({ cursor, limit }: { cursor?: string; limit: number }) => {
      const items = Array.from({ length: 30 }, (_, at) => templateOf(`Template ${at + 1}`));
      const from = Number(cursor ?? 0);
      const next = from + limit < items.length ? { cursor: String(from + limit) } : {};
      return { items: items.slice(from, from + limit), total: 30, ...next };
    },
  },
};

it("the list goes on where a page of it ends", async () => {
  await open(home, paged);
  await seen("30 templates, newest change first");
  page.getByRole("article", { name: "Template 24" }).element().scrollIntoView();
  await expect.poll(() => names.elements().length).toBe(30);
});

it("the list goes on in a busy browser, which tells of several positions at once", async () => {
  vi.stubGlobal("IntersectionObserver", Busy);
  await open(home, paged);
  await seen("30 templates, newest change first");
  page.getByRole("article", { name: "Template 24" }).element().scrollIntoView();
  await expect.poll(() => names.elements().length).toBe(30);
});

/** Tells of each position together with one before it, as a browser does whose frames outrun its tasks. */
class Busy extends IntersectionObserver {
  constructor(tell: IntersectionObserverCallback, options?: IntersectionObserverInit) {
    super((entries, observer) => {
      tell([Object.create(entries[0] ?? null, { isIntersecting: { value: false } }), ...entries], observer);
    }, options);
  }
}

it("who only answers chats reads templates and creates none", async () => {
  const team = {
    memberships: { items: [{ account_id: user.id, role: "answers" as const }], is_operator: false },
  };
  await open(home, { ...listed(templateOf("Workshop", { can_edit: false })), team }, "answers");
  await seen(card("Workshop"));
  expect(
    page
      .getByRole("tab")
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(["Templates"]);
  expect(page.getByRole("button", { name: /Template$/ }).elements()).toEqual([]);
});
