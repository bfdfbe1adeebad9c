import { expect, it } from "vitest";
import { excerptOf, hitsIn } from "#lambdas/forum/reading/hits.ts";
import { readPath, tagged, textIn } from "../site/read-page.ts";
import { uniqueId } from "../unique-id.ts";
import { nobody } from "../users.ts";
import { post } from "./write.ts";

const word = (): string => uniqueId("word").replace("_", "");

const titlesOf = async (query: Parameters<ReturnType<typeof nobody>["forum"]["posts"]>[0]) =>
  (await nobody().forum.posts(query)).items.map(({ title }) => title);

it("[FORUM-034] a search matches title or content, whatever the case, and goes together with type and category", async () => {
  const own = word();
  await post({ title: `${own} one`, content: "About prices." });
  await post({ title: "Two", content: `Prices of ${own.toUpperCase()} here.`, post_type: "feedback" });
  await post({ title: `${own} three`, post_type: "feedback", category_id: "fcat_ideas" });
  await post({ title: "Four", content: "Nothing of it." });
  expect(await titlesOf({ q: own })).toEqual([`${own} three`, "Two", `${own} one`]);
  expect(await titlesOf({ q: ` ${own}  PRICES ` })).toEqual(["Two", `${own} one`]);
  expect(await titlesOf({ q: own, type: "feedback" })).toEqual([`${own} three`, "Two"]);
  expect(await titlesOf({ q: own, type: "feedback", category: "fcat_ideas" })).toEqual([`${own} three`]);
  expect(await titlesOf({ q: own, type: "bug_report" })).toEqual([]);
  expect(await titlesOf({ q: `${own} nowhere` })).toEqual([]);
});

it("[FORUM-036] posts come with the name of their category, newest first, by category if one is chosen, page after page", async () => {
  const own = word();
  for (const n of [1, 2, 3, 4, 5])
    await post({ title: `${own} ${n}`, category_id: n % 2 ? "fcat_problems" : "fcat_ideas" });
  const first = await nobody().forum.posts({ q: own, limit: 2 });
  expect(first.items.map(({ title, category_name }) => [title, category_name])).toEqual([
    [`${own} 5`, "Problems"],
    [`${own} 4`, "Ideas"],
  ]);
  expect(first.total).toBe(5);
  const second = await nobody().forum.posts({ q: own, limit: 2, cursor: first.cursor });
  await post({ title: `${own} 6` });
  const third = await nobody().forum.posts({ q: own, limit: 2, cursor: second.cursor });
  expect([...second.items, ...third.items].map(({ title }) => title)).toEqual(
    [3, 2, 1].map((n) => `${own} ${n}`),
  );
  expect(third.cursor).toBeUndefined();
  expect(await titlesOf({ q: own, category: "fcat_ideas" })).toEqual([`${own} 4`, `${own} 2`]);
  expect(await titlesOf({ q: own, cursor: "nonsense" })).toHaveLength(6);
});

it("[FORUM-009] a list has the first 200 characters of the content, without the signs of Markdown", async () => {
  const own = word();
  const sentence = "Every evening at nine the widget stops on our page, and nobody knows why. ";
  await post({ title: own, content: `**Help!**\n\n- ${sentence}\n- ${sentence.repeat(4)}` });
  await post({ title: `${own} short`, content: "Only a `few` words." });
  const [short, long] = (await nobody().forum.posts({ q: own })).items;
  expect(short?.excerpt).toBe("Only a few words.");
  expect(long?.excerpt).toBe(`${`Help! ${sentence.repeat(5)}`.slice(0, 200)}…`);
});

it("what was searched is marked in title and text, also where it stands far behind", async () => {
  const own = word();
  await post({ title: `The ${own} button`, content: `${"Some words before it. ".repeat(40)}Then ${own}.` });
  const [found] = (await nobody().forum.posts({ q: `${own} then` })).items;
  const marked = (text = "", hits: { start: number; end: number }[] = []) =>
    hits.map(({ start, end }) => text.slice(start, end));
  expect(marked(found?.title, found?.title_hits)).toEqual([own]);
  expect(marked(found?.excerpt, found?.excerpt_hits)).toContain(own);
  expect(found?.excerpt).toMatch(/^…\w/);
  const page = await readPath(`/help?q=${own}`);
  expect(tagged(page, "em").map(textIn)).toEqual([own, own]);
});

it("places that a search found lie in order, apart, and within the text", () => {
  const marks = (text: string, words: string[]) =>
    hitsIn(text, words).map(({ start, end }) => text.slice(start, end));
  expect(marks("abcabcd", ["abc", "bca", "cd"])).toEqual(["abc", "abc"]);
  expect(marks("Straße und STRASSE", ["straße"])).toEqual(["Straße"]);
  expect(marks("İstanbul", ["istanbul"])).toEqual([]);
  expect(marks("a".repeat(20_000), ["a", "aa"])).toHaveLength(10_000);
  const emoji = "😀".repeat(300);
  expect(excerptOf(emoji, { words: [], letters: 201 })).toBe(`${"😀".repeat(100)}…`);
  expect(excerptOf(`${emoji}needle`, { words: ["needle"], letters: 201 })).toContain("needle");
});

it("a search that is too long is refused to programs and shortened for readers", async () => {
  const q = "word ".repeat(100);
  await expect(nobody().forum.posts({ q })).rejects.toMatchObject({
    message: "Use at most 200 characters.",
  });
  const page = await readPath(`/help?q=${encodeURIComponent(q)}&type=nonsense&cursor=${"x".repeat(500)}`);
  expect(page.status).toBe(200);
  expect(tagged(page, "p").map(textIn)).toContainEqual(expect.stringContaining(`“${"word ".repeat(40)}”`));
});
