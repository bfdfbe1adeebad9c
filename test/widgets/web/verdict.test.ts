import { expect, it } from "vitest";
import { verdictOf } from "#web/features/widgets/embed/check/verdict.ts";

const page = { url: "https://shop.example/", isFound: true, faults: [], others: [] };
const origin = "https://docent.example";

it("a widget that stands in a page and is not blocked is found", () => {
  expect(verdictOf(page)).toMatchObject({ tone: "good", title: "Found", policy: "" });
});

it("a page without the code says so, and names widgets that it has instead", () => {
  expect(verdictOf({ ...page, isFound: false })).toMatchObject({ tone: "none", title: "Not found" });
  const others = [{ id: "wgt_1", name: "Rental desk" }, { id: "wgt_2" }];
  const { title, sentences } = verdictOf({ ...page, isFound: false, others });
  expect(title).toBe("Another widget");
  expect(sentences.join()).toContain("wgt_1 (Rental desk), wgt_2");
});

it("a policy that blocks it is shown as it has to be, each directive once", () => {
  const fault = (directive: string) => ({ message: `Not ${directive}.`, directive });
  const [script, connect] = [`script-src 'self' ${origin}`, `connect-src ${origin}`];
  const verdict = verdictOf({ ...page, faults: [fault(script), fault(connect), fault(script)] });
  expect(verdict).toMatchObject({ tone: "bad", title: "Blocked by the page’s policy" });
  expect(verdict.policy).toBe(`${script};\n${connect}`);
  expect(verdict.sentences[0]).toBe(`Not ${script}.`);
});

it("other faults are told without a policy", () => {
  const verdict = verdictOf({ ...page, faults: [{ message: "The widget is inactive. Activate it." }] });
  expect(verdict).toMatchObject({ tone: "bad", title: "Found, but it does not work", policy: "" });
  expect(verdict.sentences).toEqual(["The widget is inactive. Activate it."]);
});
