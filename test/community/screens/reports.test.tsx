import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { open } from "../../screens/open.tsx";
import {
  button,
  expectAccessible,
  gone,
  refused,
  search,
  seen,
  textsOf,
  toasted,
  toasts,
} from "../../screens/see.ts";
import { server } from "../../screens/server.ts";
import { entriesAre, operator, reportedPost, reportedReply } from "./sample.ts";

const list = page.getByRole("list", { name: "Reported posts and replies" });
const entry = (name: string) => page.getByRole("article", { name });

it("an entry shows what was written, by whom, and why it was reported", async () => {
  await open(
    "/app/community",
    entriesAre([
      reportedPost("Cheap watches", ["Spam", ""], {
        status: "hidden",
        author_email: "deals@watches.example",
      }),
      reportedReply("Invoices", "Nobody reads this, you fool."),
    ]),
  );
  await seen("2 to decide, newest report first");
  const post = entry("“Cheap watches”");
  for (const text of ["Hidden by 2 reports", "Feedback", "Ideas", "Reports (2)", "Spam", "No reason given"])
    await seen(post.getByText(text, { exact: true }));
  await seen(post.getByText("deals@watches.example"));
  await seen(post.getByText(/only you see this/));
  const reply = entry("The reply of Anonymous to “Invoices”");
  for (const text of ["Visible, 1 report", "Reply", "Nobody reads this, you fool.", "Insult"])
    await seen(reply.getByText(text, { exact: true }));
  // the address is that of the asker, not of who replied
  expect(reply.getByText(/asker@example/).elements()).toEqual([]);
  const link = reply.getByRole("link", { name: "Invoices" }).element();
  expect(link.getAttribute("href")).toMatch(/^\/help\/posts\/fpost_Invoices#freply_/);
  await expectAccessible();
});

it("nothing in a stranger's text is a link, loads or runs, and all of it can be read", async () => {
  const content = `<img src=x onerror=alert(1)> [look](javascript:alert(1)) ![](https://tracker.example/p.gif)\n${"More of it. ".repeat(80)}The end.`;
  await open(
    "/app/community",
    entriesAre([reportedPost("<script>alert(1)</script>", ["<b>bold</b>"], { content })]),
  );
  const post = entry("“<script>alert(1)</script>”");
  await seen(post.getByText(/onerror=alert/));
  await seen(post.getByText("<b>bold</b>"));
  expect(document.querySelectorAll("article img, article script, article b")).toHaveLength(0);
  expect(textsOf(post.getByRole("link"))).toEqual(["<script>alert(1)</script>"]);
  const more = post.getByRole("button", { name: "Show all" });
  await expect.element(more).toHaveAttribute("aria-expanded", "false");
  await more.click();
  await seen(post.getByRole("button", { name: "Show less" }));
});

it.each([
  ["published", "Keep visible", { status: "published" }, "“Cheap watches” stays visible"],
  ["published", "Hide", { status: "hidden" }, "“Cheap watches” is hidden"],
  ["published", "Remove", { status: "removed" }, "“Cheap watches” is removed"],
  ["hidden", "Restore", { status: "published" }, "“Cheap watches” is visible again"],
  ["hidden", "Keep hidden", { status: "hidden" }, "“Cheap watches” stays hidden"],
  ["hidden", "Remove", { status: "removed" }, "“Cheap watches” is removed"],
] as const)(
  "a %s post is decided by “%s”, leaves the list, and the toast takes it back",
  async (status, name, sent, says) => {
    const reported = reportedPost("Cheap watches", ["Spam"], { status });
    const other = reportedReply("Invoices", "Fool");
    await open("/app/community", entriesAre([reported, other]));
    server.reply({
      forum: {
        moderate: () => {
          server.reply(entriesAre([other]));
          return reported.post;
        },
      },
    });
    await button(`${name}: “Cheap watches”`).click();
    await toasted(says);
    await gone(entry("“Cheap watches”"));
    const target = { id: reported.post.id, reply_id: null };
    expect(server.asked("forum", "moderate")).toEqual([{ ...target, ...sent, is_decided: true }]);
    server.reply({
      forum: { moderate: reported.post, reports: { items: [reported, other], has_more: false } },
    });
    await toasts.getByRole("button", { name: "Undo" }).click();
    await toasted("“Cheap watches” is as it was");
    await seen(entry("“Cheap watches”"));
    expect(server.asked("forum", "moderate").at(-1)).toEqual({ ...target, status, is_decided: false });
  },
);

it("a reply is decided about by its own id, and the focus goes on to the next entry", async () => {
  const [first, second] = [reportedReply("Invoices", "Fool"), reportedPost("Watches", ["Spam"])];
  await open("/app/community", entriesAre([first, second]));
  server.reply({
    forum: {
      moderate: () => {
        server.reply(entriesAre([second]));
        return first.post;
      },
    },
  });
  const remove = button("Remove: The reply of Anonymous to “Invoices”");
  await expect.element(remove).toBeVisible();
  (remove.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await toasted("The reply of Anonymous to “Invoices” is removed");
  await expect.element(entry("“Watches”").getByRole("heading", { level: 2 })).toHaveFocus();
  expect(server.asked("forum", "moderate")[0]).toMatchObject({
    id: first.post.id,
    reply_id: first.reply?.id,
  });
});

it("a decision that fails says so and stays to be made, once at a time", async () => {
  await open("/app/community", entriesAre([reportedPost("Cheap watches", ["Spam"])]));
  const { promise: held, reject } = Promise.withResolvers<never>();
  server.reply({ forum: { moderate: () => held } });
  const hide = button("Hide: “Cheap watches”");
  await hide.click();
  await expect.element(hide).toHaveAttribute("aria-disabled", "true");
  await userEvent.keyboard("{Enter}");
  await refused("conflict", "This was reported or decided at the same moment.")().catch(reject);
  await toasted("The decision was not saved");
  await toasted("This was reported or decided at the same moment.");
  await expect.element(hide).toHaveFocus();
  expect(server.asked("forum", "moderate")).toHaveLength(1);
});

it("a post is locked and unlocked, and stays in the list", async () => {
  await open("/app/community", entriesAre([reportedPost("Quarrel", ["Rude"])]));
  const replies = (is_locked: boolean) => {
    const { post } = reportedPost("Quarrel", [], { is_locked });
    const { forum } = entriesAre([reportedPost("Quarrel", ["Rude"], { is_locked })]);
    server.reply({ forum: { ...forum, moderate: post } });
  };
  await expect.element(button("Lock post: “Quarrel”")).toBeVisible();
  replies(true);
  await button("Lock post: “Quarrel”").click();
  await toasted("“Quarrel” takes no more replies");
  await seen(entry("“Quarrel”").getByText("Locked", { exact: true }));
  replies(false);
  await button("Unlock post: “Quarrel”").click();
  await toasted("“Quarrel” takes replies again");
  expect(server.asked("forum", "moderate").map(({ is_locked }) => is_locked)).toEqual([true, false]);
});

it("what is decided stands in a list of its own, in the address, from which it is restored", async () => {
  const removed = reportedPost("Buy followers", ["Spam"], { status: "removed" });
  await open("/app/community", entriesAre([], [removed]));
  await seen("Nothing to decide");
  await expectAccessible();
  await button("Decided").click();
  expect(search()).toEqual({ view: "decided" });
  await seen(entry("“Buy followers”").getByText("Removed", { exact: true }));
  server.reply({
    forum: {
      moderate: () => {
        server.reply(entriesAre([]));
        return removed.post;
      },
    },
  });
  await button("Restore: “Buy followers”").click();
  await toasted("“Buy followers” is visible again");
  await seen("Nothing is hidden, removed or locked");
  await toasts.getByRole("button", { name: "Undo" }).click();
  await toasted("“Buy followers” is as it was");
  expect(server.asked("forum", "moderate").at(-1)).toMatchObject({ status: "removed", is_decided: true });
});

it("a list that cannot be loaded says so and is loaded again, and says when it is not whole", async () => {
  await open("/app/community", { ...operator, forum: { reports: refused("conflict") } });
  await seen("The reports could not be loaded");
  server.reply(entriesAre([reportedPost("Cheap watches", ["Spam"])], [], true));
  await button("Retry").click();
  await seen("The newest 1 to decide, more come after them");
  await seen(list);
});
