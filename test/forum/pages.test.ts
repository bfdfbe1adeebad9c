import { expect, it } from "vitest";
import {
  attribute,
  dataIn,
  dataOfType,
  linkedAs,
  metaOf,
  type ReadPage,
  readPath,
  tagged,
  textIn,
  titleOf,
} from "../site/read-page.ts";
import { uniqueId } from "../unique-id.ts";
import { nobody } from "../users.ts";
import { from } from "./from.ts";
import { newVisitor, post, reply } from "./write.ts";

const word = (): string => uniqueId("word").replace("_", "");
const mainOf = (page: ReadPage): string => tagged(page, "main").map(textIn).join();

it("without a script the list, a search, a type, a category, further pages and a post with its replies are read by links and a form", async () => {
  const own = word();
  for (let n = 0; n < 21; n++) await post({ title: `${own} ${n}`, category_id: "fcat_problems" });
  const { post: bug } = await post({ title: `${own} bug`, post_type: "bug_report" });
  const { content } = await reply(bug.id);
  const list = await readPath(`/help?q=${own}`);
  const form = tagged(list, "form").find((one) => attribute(one, "role") === "search");
  expect([form && attribute(form, "action"), form && attribute(form, "method")]).toEqual([
    "/help",
    undefined,
  ]);
  const fields = [...tagged(list, "input"), ...tagged(list, "select")].map((one) => attribute(one, "name"));
  expect(fields).toEqual(expect.arrayContaining(["q", "type"]));
  expect(tagged(list, "article")).toHaveLength(20);
  const links = (page: ReadPage, text: RegExp) =>
    tagged(page, "a")
      .filter((one) => text.test(textIn(one)))
      .map((one) => attribute(one, "href") ?? "");
  const [older = ""] = links(list, /^Older posts$/);
  const second = await readPath(older);
  expect(
    tagged(second, "article")
      .map(textIn)
      .map((text) => / (\d+) The button/.exec(text)?.[1]),
  ).toEqual(["1", "0"]);
  const typed = await readPath(`/help?q=${own}&type=bug_report`);
  expect(tagged(typed, "article")).toHaveLength(1);
  const [category = ""] = links(list, /^Problems/);
  expect(category).toBe(`/help?q=${own}&category=fcat_problems`);
  expect(mainOf(await readPath(category))).not.toContain(`${own} bug`);
  const [opened = ""] = links(typed, /bug$/);
  const thread = mainOf(await readPath(opened));
  for (const text of [`${own} bug`, "Replies (1)", content, "← Back to Posts"])
    expect(thread).toContain(text);
});

it("a page has one h1, a canonical address, a description and the titles of its post", async () => {
  const { post: made } = await post({
    title: `Where is ${word()}?`,
    content: `*Since* Monday.\n\n${"x ".repeat(300)}`,
  });
  const page = await readPath(`/help/posts/${made.id}`);
  expect(tagged(page, "h1").map(textIn)).toEqual([made.title]);
  expect(titleOf(page)).toBe(`${made.title} · Docent Help Center`);
  expect(metaOf(page, "description")).toMatch(/^Since Monday\. x x .{100,140}…$/);
  expect(linkedAs(page, "canonical")).toMatch(new RegExp(`^http://[^/]+/help/posts/${made.id}$`));
  expect(page.html.includes("site.invalid")).toBe(false);
  const list = await readPath("/help");
  expect([tagged(list, "h1").map(textIn), metaOf(list, "robots")]).toEqual([["Help Center"], undefined]);
  expect(metaOf(await readPath("/help?q=x"), "robots")).toBe("noindex");
  const category = await readPath("/help?category=fcat_ideas&type=feedback");
  expect(new URL(linkedAs(category, "canonical") ?? "").search).toBe("?category=fcat_ideas");
});

it("a question with replies is a QAPage of exactly them, anything else a discussion without answers", async () => {
  const { post: made, author_secret } = await post({ content: "A <b>bold</b> question </script>" });
  const typeOf = async (id: string) => {
    const page = await readPath(`/help/posts/${id}`);
    return dataIn(page).map((one) => one["@type"]);
  };
  expect(await typeOf(made.id)).toEqual(["DiscussionForumPosting", "BreadcrumbList"]);
  const [one, other] = [await reply(made.id), await reply(made.id)];
  await from().forum.vote({ id: made.id, reply_id: one.id, voter: newVisitor() });
  await from().forum.solve({ id: made.id, reply_id: other.id, author_secret });
  expect(await typeOf(made.id)).toEqual(["QAPage", "BreadcrumbList"]);
  const page = await readPath(`/help/posts/${made.id}`);
  expect(dataOfType(page, "QAPage")?.mainEntity).toEqual({
    "@type": "Question",
    name: made.title,
    text: made.content,
    dateCreated: made.created_at,
    upvoteCount: 0,
    answerCount: 2,
    author: { "@type": "Person", name: "Mara" },
    acceptedAnswer: expect.objectContaining({ text: other.content, upvoteCount: 0 }),
    suggestedAnswer: [
      {
        "@type": "Answer",
        text: one.content,
        dateCreated: one.created_at,
        upvoteCount: 1,
        url: expect.stringMatching(new RegExp(`/help/posts/${made.id}#${one.id}$`)),
        author: { "@type": "Person", name: "Anonymous" },
      },
    ],
  });
  expect(/aggregateRating|FAQPage|ratingValue/.test(page.html)).toBe(false);
  const { post: praise } = await post({ post_type: "testimonial" });
  await reply(praise.id);
  expect(await typeOf(praise.id)).toEqual(["DiscussionForumPosting", "BreadcrumbList"]);
});

it("links of posts and replies tell search engines that they are not ours", async () => {
  const links = ["https://shop.example/one", "https://shop.example/two"];
  const { post: made } = await post({ content: `[one](${links[0]}) and ${links[1]} ${word()}` });
  await reply(made.id, `![a picture](https://shop.example/${word()})`);
  const page = await readPath(`/help/posts/${made.id}`);
  const foreign = tagged(page, "a").filter((one) => attribute(one, "href")?.includes("shop.example"));
  expect(foreign.map((one) => attribute(one, "rel"))).toEqual(Array(3).fill("ugc nofollow noopener"));
  expect(tagged(page, "img")).toEqual([]);
});

it("CloudFront keeps a page for a minute, browsers ask each time, and nobody keeps a failure", async () => {
  const { post: made } = await post();
  for (const path of ["/help", `/help/posts/${made.id}`]) {
    const { headers } = await fetch((await readPath(path)).url);
    expect(headers.get("cache-control")).toBe("public, max-age=0, s-maxage=60");
    expect(headers.get("set-cookie")).toBeNull();
    expect(headers.get("content-security-policy")).toContain("script-src 'self'");
  }
  const { headers } = await fetch((await readPath("/help/posts/nothing")).url);
  expect(headers.get("cache-control") ?? "no-store").toContain("no-store");
});

it("the sitemap names the list and each published post, and what it names can be read", async () => {
  const { post: made } = await post();
  const { html, status } = await readPath("/sitemap-posts.xml");
  const paths = [...html.matchAll(/<loc>https?:\/\/[^/]+([^<]+)<\/loc>/g)].map(([, path = ""]) => path);
  expect([status, paths.slice(0, 2)]).toEqual([200, ["/help", `/help/posts/${made.id}`]]);
  expect((await nobody().forum.categories({})).total).toBeGreaterThanOrEqual(paths.length - 1);
  for (const path of paths.slice(0, 5)) expect((await readPath(path)).status).toBe(200);
});
