import { afterAll, beforeAll, expect, it } from "vitest";
import { type Product, startProduct } from "../product.ts";
import { bearing, nobody } from "../users.ts";
import { withinAMinute } from "../within-a-minute.ts";
import { publishedDesk } from "./published-chatbot.ts";

let product: Product;

beforeAll(async () => {
  product = await startProduct({ env: { VISITOR_LIMITS: "session=3,day=5" } });
});
afterAll(() => product.stop());

const asker = async (slug: string) => {
  const { token } = await nobody(product.url).visitors.session({ ragSlug: slug });
  return () =>
    bearing(token, product.url)
      .chat.askPublic({ ragSlug: slug, message: "Hello" })
      .then(
        () => "answered",
        (error: Error) => error.message,
      );
};

it("a chatbot answers its visitors so many questions a day, and those refused in a minute are none of them", () =>
  withinAMinute(
    () => publishedDesk(product.url),
    async (slug) => {
      const [ann, bob] = [await asker(slug), await asker(slug)];
      const ofAnn = [await ann(), await ann(), await ann(), await ann(), await ann()];
      expect(ofAnn.filter((said) => said === "answered")).toHaveLength(3);
      expect(ofAnn[4]).toContain("You asked many questions in a short time.");
      const ofBob = [await bob(), await bob(), await bob()];
      expect(ofBob.slice(0, 2)).toEqual(["answered", "answered"]);
      expect(ofBob[2]).toMatch(
        /^This chat has reached its limit of answers for today\. Please try again in \d+ (hour|minute|second)s?\.$/,
      );
    },
  ));
