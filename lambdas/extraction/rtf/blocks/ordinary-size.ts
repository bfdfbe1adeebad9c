const standard = 24;
const sampleBytes = 2_000_000;
const longestRun = 2000;

/** The size in half points that most of a document's letters have, for documents without styles. */
export function ordinarySizeIn(bytes: Buffer): number {
  const weights = new Map<number, number>();
  for (const run of bytes.toString("latin1", 0, sampleBytes).split("\\fs").slice(1)) {
    const size = Number.parseInt(run.slice(0, 4), 10);
    const weight = run.includes("\\pict") ? 0 : Math.min(longestRun, run.length);
    if (size > 0) weights.set(size, (weights.get(size) ?? 0) + weight);
  }
  const [most] = [...weights].toSorted(([, a], [, b]) => b - a);
  return most?.[0] ?? standard;
}
