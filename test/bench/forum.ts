import { setTimeout as pause } from "node:timers/promises";
import { openOutbox } from "../faults/appends/outbox.ts";
import { storedPost } from "../forum/stored-post.ts";
import { startProduct, temporaryFolder, unlimited } from "../product.ts";
import { random as randomOf } from "../random.ts";
import { nobody } from "../users.ts";
import { numberOf } from "./option.ts";
import { percentile, type Row } from "./table.ts";

const measured = 60;
/** A list reads the changes of the last minute again, which nobody has 10,000 of. */
const overlapMilliseconds = 61_000;
const wordsOfPost = 120;
/** A post that a search finds late: most posts have other words. */
const vocabulary = 20_000;

/** A help centre of many posts, over HTTP: `--posts 10000`. */
export const forum = async (): Promise<Row[]> => {
  const count = numberOf("posts", 10_000);
  const folder = temporaryFolder();
  // makes the folder as an installation has it
  await (await startProduct({ folder })).stop();
  const { stop } = await openOutbox(folder);
  await storePosts(count);
  await stop();
  await pause(overlapMilliseconds);

  let product = await startProduct({ folder, env: unlimited });
  let empty = 0;
  const once = async (query: Query): Promise<number> => {
    const startedAt = performance.now();
    const { items } = await nobody(product.url).forum.posts(query);
    const took = performance.now() - startedAt;
    if (items.length === 0) empty++;
    return took;
  };
  const page = async (query: Query): Promise<number> => {
    const startedAt = performance.now();
    const response = await fetch(`${product.url}/help?${new URLSearchParams(query)}`);
    const text = await response.text();
    const took = performance.now() - startedAt;
    if (!text.includes("<article")) empty++;
    return took;
  };
  const timed = async (ask: (n: number) => Promise<number>): Promise<number> => {
    const times: number[] = [];
    for (let n = 0; n < measured; n++) times.push(await ask(n));
    return percentile(times, 0.95);
  };
  const first = await once({});
  await product.stop();
  product = await startProduct({ folder, env: unlimited });
  const again = await once({});
  // every odd post has the word of its own number
  const rare = (n: number) => wordOf(count - 1 - 2 * n);
  const rows: Record<string, number> = {
    "newest posts": await timed(() => once({})),
    "search for a frequent word": await timed((n) => once({ q: wordOf(n) })),
    "search for a rare word": await timed((n) => once({ q: rare(n) })),
    "search for two words in a category": await timed((n) =>
      once({ q: `${wordOf(n % 20)} ${wordOf(20)}`, category: "fcat_start" }),
    ),
    "the page of a search": await timed((n) => page({ q: wordOf(n) })),
    "the page of the newest posts": await timed(() => page({})),
  };
  await product.stop();
  return [
    { what: "posts", value: count, unit: "" },
    { what: "first list of all, which reads every post and packs them", value: first, unit: "ms" },
    { what: "first list of a process", value: again, unit: "ms" },
    ...Object.entries(rows).map(([what, value]) => ({
      what: `${what}, p95`,
      value,
      unit: "ms",
      atMost: 150,
    })),
    { what: "lists without a post", value: empty, unit: "", atMost: 0 },
  ];
};

type Query = Partial<Record<"q" | "category" | "type", string>> & { type?: "question" };

/** The word of a rank; the lower the rank, the more often it is written. */
const wordOf = (rank: number): string => `word${rank.toString(36)}x`;

const storePosts = async (count: number): Promise<void> => {
  const { postEntity } = await import("#lambdas/forum/entities.ts");
  const { postDirectories } = await import("#lambdas/forum/directory.ts");
  const { forumPartition, newId } = await import("#lambdas/forum/names.ts");
  const { transact } = await import("#platform/table/client.ts");
  const random = randomOf(39);
  const categories = ["fcat_start", "fcat_ideas", "fcat_problems"];
  // frequencies by Zipf's law: the rank is the vocabulary's size to a uniform power
  const words = (many: number): string[] =>
    Array.from({ length: many }, () => wordOf(Math.floor(vocabulary ** random()) - 1));
  const post = (n: number) => {
    const every = n % 2 === 0 ? [] : [wordOf(n)];
    const content = [...words(wordsOfPost), ...every].join(" ");
    return storedPost({
      id: newId("forumPost"),
      title: words(6).join(" "),
      content,
      category_id: categories[n % categories.length] ?? "",
      created_at: new Date(Date.now() - (count - n) * 60_000).toISOString(),
    });
  };
  const atOnce = 50;
  for (let from = 0; from < count; from += atOnce) {
    const posts = Array.from({ length: Math.min(atOnce, count - from) }, (_, n) => post(from + n));
    await transact([
      ...posts.map((one) => postEntity.put(one)),
      postDirectories.noteChange(
        forumPartition,
        posts.map(({ id }) => id),
      ),
    ]);
  }
};
