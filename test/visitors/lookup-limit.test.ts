import { afterAll, beforeAll, expect, it } from "vitest";
import { type Call, call, type Reply } from "../abuse/play/call.ts";
import { type Product, startProduct } from "../product.ts";
import { withinAMinute } from "../within-a-minute.ts";
import { publishedDesk } from "./published-chatbot.ts";

let product: Product;

beforeAll(async () => {
  product = await startProduct({ env: { VISITOR_LIMITS: "lookups=9" } });
});
afterAll(() => product.stop());

const from = (localAddress: string, request: Call): Promise<Reply> =>
  call(product.url, { ...request, localAddress });

it("names that an address tries are counted, whether there is such a thing or not", () =>
  withinAMinute(
    () => publishedDesk(product.url),
    async (slug) => {
      const address = `127.0.1.${1 + Math.floor(Math.random() * 250)}`;
      const body = (given: object) => ({
        method: "POST",
        path: "/functions/v1/visitor-session",
        body: JSON.stringify(given),
      });
      const tried: Call[] = [1, 2, 3].flatMap((number) => [
        { method: "GET", path: `/functions/v1/widgets/wgt_${number}` },
        { method: "GET", path: `/functions/v1/public-chatbots/name-${number}` },
        body({ widgetId: `wgt_${number}` }),
      ]);
      for (const request of tried) expect((await from(address, request)).status).toBe(404);
      const there = { method: "GET", path: `/functions/v1/public-chatbots/${slug}` };
      for (const request of [...tried, there, body({ ragSlug: slug })]) {
        const { status, headers, body: said } = await from(address, request);
        expect([status, said]).toEqual([429, expect.stringContaining("from your network")]);
        expect(Number(headers["retry-after"])).toBeGreaterThan(0);
      }
      // a person who follows a link reads a page
      const posting = await from(address, { method: "GET", path: "/jobs/mechanic-at-clover" });
      expect([posting.status, posting.headers["content-type"]]).toEqual([429, "text/html; charset=utf-8"]);
      expect(posting.body).toContain(
        "<h1><span>Please wait a moment</span> — Many pages were opened from your network in a short time.",
      );
      expect(Number(posting.headers["retry-after"])).toBeGreaterThan(0);
      expect((await from("127.0.2.1", there)).status).toBe(200);
    },
  ));
