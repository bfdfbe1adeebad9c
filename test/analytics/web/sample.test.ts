import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { example } from "#web/features/analytics/dashboard/sample/sample-words.ts";

it("the example on the first page quotes a sentence of the sample's document, below the heading it names", () => {
  const file = new URL(
    "../../../web/src/features/analytics/dashboard/sample/docent-handbook.md",
    import.meta.url,
  );
  const [, heading = ""] = example.place.split(", ");
  const section = readFileSync(file, "utf8").split(`### ${heading}`)[1]?.split("###")[0];
  expect(section).toContain(example.passage);
});
