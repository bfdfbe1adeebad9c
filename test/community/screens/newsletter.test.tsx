import { expect, it } from "vitest";
import { page } from "vitest/browser";
import type { Subscriber } from "#shared/newsletter/routes.ts";
import { open } from "../../screens/open.tsx";
import { button, expectAccessible, refused, seen, toasted } from "../../screens/see.ts";
import { server } from "../../screens/server.ts";
import { operator } from "./sample.ts";

const address = "/app/community?tab=newsletter";

const subscriber = (email: string): Subscriber => ({
  email,
  confirmed_at: "2026-11-03T12:00:00.000Z",
  unsubscribe_url: "https://docent.example/newsletter/unsubscribe#token",
  one_click_url: "https://docent.example/api/newsletter/unsubscribe/token",
});

const summaryOf = (subscriber_count: number, sends_mail = true) => ({
  ...operator,
  newsletter: { summary: { subscriber_count, sends_mail } },
});

/** The text of the next file that the page saves. */
const nextFile = (): Promise<string> => {
  const { createObjectURL } = URL;
  const { promise, resolve } = Promise.withResolvers<string>();
  URL.createObjectURL = (file: Blob) => {
    URL.createObjectURL = createObjectURL;
    void file.text().then(resolve);
    return createObjectURL.call(URL, file);
  };
  return promise;
};

it("the page counts the subscribers and says plainly that an issue is sent by other means", async () => {
  await open(address, summaryOf(1204));
  await seen("1,204");
  await seen(/^Docent sends no newsletter by itself\./);
  await seen(/List-Unsubscribe-Post: List-Unsubscribe=One-Click/);
  await expectAccessible();
});

it("all subscribers are exported, each with its unsubscribe addresses, and none as a formula", async () => {
  await open(address, summaryOf(3));
  const pages = new Map([
    [undefined, { items: [subscriber("ann@example.org"), subscriber("+1+1@example.org")], cursor: "next" }],
    ["next", { items: [subscriber("=cmd@example.org")] }],
  ]);
  server.reply({ newsletter: { export: ({ cursor }) => pages.get(cursor) ?? { items: [] } } });
  const file = nextFile();
  await button("Export CSV").click();
  await toasted("The subscribers are exported");
  await toasted("3 addresses");
  const rest =
    "2026-11-03,https://docent.example/newsletter/unsubscribe#token,https://docent.example/api/newsletter/unsubscribe/token";
  expect((await file).split("\r\n")).toEqual([
    "Email,Confirmed,Unsubscribe Page,One-Click Unsubscribe",
    `ann@example.org,${rest}`,
    `'+1+1@example.org,${rest}`,
    `'=cmd@example.org,${rest}`,
    "",
  ]);
});

it("an export that fails says so", async () => {
  await open(address, summaryOf(3));
  server.reply({ newsletter: { export: refused("conflict") } });
  await button("Export CSV").click();
  await toasted("The subscribers were not exported");
});

it("without subscribers there is nothing to export, and without mail it says why nobody can subscribe", async () => {
  await open(address, summaryOf(0, false));
  await seen(/^Nobody has subscribed yet\./);
  await seen(/This installation sends no mail/);
  await seen("-c mailFrom=docent@example.com");
  await expect.element(button("Export CSV")).toHaveAttribute("aria-disabled", "true");
  await button("Export CSV").click({ force: true });
  expect(server.asked("newsletter", "export")).toEqual([]);
  await expectAccessible();
});

it("a newsletter that cannot be loaded says so, and is loaded again", async () => {
  await open(address, { ...operator, newsletter: { summary: refused("conflict") } });
  await seen("The newsletter could not be loaded");
  server.reply(summaryOf(1));
  await button("Retry").click();
  await seen(page.getByText("1 subscriber", { exact: true }));
});
