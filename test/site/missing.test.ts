import { expect, it } from "vitest";
import { linkedAs, metaOf, readPath, tagged, textIn } from "./read-page.ts";

const words = [
  ["/blog/no-such-post", "Post Not Found", "The requested blog post could not be found.", "/blog"],
  ["/use-cases/no-such-case", "Use Case Not Found", "", "/"],
  ["/help/articles/no-such-article", "Page not found", "", "/help"],
  ["/help/posts/no-such-post", "Post not found", "", "/help"],
] as const;

it.each(words)(
  "%s is answered with 404 and its words, and is kept from search engines",
  async (path, title, text, back) => {
    const page = await readPath(path);
    expect(page.status).toBe(404);
    const [main] = tagged(page, "main");
    const shown = main ? textIn(main) : "";
    expect(tagged(page, "h1").map(textIn)).toEqual([title]);
    expect(shown).toContain(text);
    expect(page.html).toContain(`href="${back}"`);
    expect(metaOf(page, "robots")).toBe("noindex");
    expect(linkedAs(page, "canonical")).toBeUndefined();
  },
);

it("names that lead out of the site's folder, or that every object has, are not found either", async () => {
  for (const path of [
    "/blog/..%2f..%2fpackage.json",
    "/blog/constructor",
    "/use-cases/toString",
    "/blog/%00",
  ])
    expect([path, (await readPath(path)).status]).toEqual([path, 404]);
});
