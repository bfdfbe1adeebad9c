import { expect, it } from "vitest";
import { sourcesOf } from "./sources.ts";

it("product code outside the platform imports no AWS SDK and no AWS event types", () => {
  const found = sourcesOf("lambdas", "shared", "web", "widget", "pages")
    .filter(({ path }) => !path.startsWith("lambdas/platform/"))
    .filter(({ imports }) =>
      imports.some((target) => /^(@aws-sdk\/|aws-lambda$|@aws-lambda-powertools\/)/.test(target)),
    )
    .map(({ path }) => path);
  expect(found).toEqual([]);
});
