import type { Article } from "./articles.ts";

/** The articles whose words are closest to this one's: cosine of tf-idf vectors, the closest first. */
export const relatedTo = (article: Article, all: Article[], count = 3): Article[] => {
  const vectors = new Map(all.map((one) => [one, frequencies(one)]));
  const weightOf = (word: string) =>
    Math.log(all.length / [...vectors.values()].filter((vector) => vector.has(word)).length);
  const weights = new Map([...(vectors.get(article)?.keys() ?? [])].map((word) => [word, weightOf(word)]));
  const closeness = (other: Article): number => {
    const mine = vectors.get(article) ?? new Map();
    const theirs = vectors.get(other) ?? new Map();
    const product = [...mine].reduce(
      (sum, [word, count]) => sum + count * (theirs.get(word) ?? 0) * (weights.get(word) ?? 0) ** 2,
      0,
    );
    return product / lengthOf(theirs);
  };
  return all
    .filter((one) => one !== article)
    .map((one) => ({ one, near: closeness(one) }))
    .sort((a, b) => b.near - a.near)
    .slice(0, count)
    .map(({ one }) => one);
};

const frequencies = ({ title, excerpt, tags, markdown }: Article): Map<string, number> => {
  const counts = new Map<string, number>();
  const text = [title, excerpt, ...tags, markdown].join(" ").toLowerCase();
  for (const [word] of text.matchAll(/[a-z]{4,}/g)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
};

const lengthOf = (vector: Map<string, number>): number =>
  Math.sqrt([...vector.values()].reduce((sum, count) => sum + count ** 2, 0)) || 1;
