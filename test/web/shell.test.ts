import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { siteFolder } from "#infra/site-build.ts";
import { shellFiles } from "../sizes/site.ts";

it("the first load of the signed-in app holds no zod", () => {
  const withZod = shellFiles().filter((file) =>
    /ZodError|ZodObject|safeParse/.test(readFileSync(join(siteFolder, file), "utf8")),
  );
  expect(withZod).toEqual([]);
});
