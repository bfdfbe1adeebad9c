import { baseline, limitOf, record } from "./baseline.ts";
import { sizes } from "./sizes.ts";

/** `npm run sizes`: the present sizes beside the recorded ones and their limits. `--write` records the present ones. */
const main = () => {
  const recorded = baseline();
  const present = sizes();
  const columns = (...cells: (string | number)[]) =>
    cells.map((cell, at) => (at === 0 ? cell : String(cell).padStart(10))).join("");
  const width = Math.max(...present.map(({ what }) => what.length)) + 2;
  console.log(columns("bytes".padEnd(width), "present", "baseline", "change", "limit"));
  for (const size of present) {
    const before = recorded[size.what];
    const change = before === undefined ? "" : `${(((size.bytes - before) / before) * 100).toFixed(1)} %`;
    const limit = limitOf(size, recorded);
    const mark = size.bytes > limit ? "  too large" : "";
    console.log(
      columns(
        size.what.padEnd(width),
        size.bytes,
        before ?? (size.promised ? "promised" : "new"),
        change,
        limit,
      ) + mark,
    );
  }
  if (process.argv.includes("--write")) record(present);
  else if (present.some((size) => size.bytes > limitOf(size, recorded))) process.exitCode = 1;
};

main();
