import { expect, it } from "vitest";
import type { LeadDetail } from "#shared/leads/shapes.ts";
import { changed, viewOf } from "#web/features/leads/use-view.ts";
import { filterWords, sightingWords } from "#web/features/leads/words.ts";
import { mailTo, phoneTo } from "#web/lib/format/reach.ts";

const query = (text: string) => new URLSearchParams(text);

it("an address with unknown values shows the usual view", () => {
  const usual = { status: "current", sort: "created_at", direction: "desc" };
  expect(viewOf(query(""))).toEqual({ filter: usual, page: 1, openId: undefined });
  expect(viewOf(query("status=gone&sort=notes&direction=up&page=-3&text=%20"))).toEqual({
    filter: usual,
    page: 1,
    openId: undefined,
  });
  expect(viewOf(query("status=lost&text=%20shop%20&sort=name&direction=asc&page=3&lead=lead_1"))).toEqual({
    filter: { status: "lost", text: "shop", sort: "name", direction: "asc" },
    page: 3,
    openId: "lead_1",
  });
});

it("another filter begins with its first page, and what the page around adds stays", () => {
  const former = query("tab=leads&status=new&page=4&lead=lead_1");
  expect(String(changed(former, { status: "lost" }))).toBe("tab=leads&status=lost&lead=lead_1");
  expect(String(changed(former, { lead: "lead_2" }))).toBe("tab=leads&status=new&page=4&lead=lead_2");
  expect(String(changed(former, { page: "5" }))).toBe("tab=leads&status=new&page=5&lead=lead_1");
  expect(String(changed(former, { status: "current", lead: "" }))).toBe("tab=leads&page=4");
});

it("links reach what was entered", () => {
  expect(phoneTo("+44 (0)1632 960-118 x12")).toBe("tel:+441632960118");
  expect(phoneTo("030 / 123.456")).toBe("tel:030123456");
  expect(mailTo("bo+shop@example.com")).toBe("mailto:bo%2Bshop@example.com");
  expect(mailTo("bo@example.com?bcc=all@example.com")).not.toContain("?");
});

it("the filter is said in words", () => {
  expect(filterWords({ status: "qualified", text: "harbour" })).toBe(
    "Qualified, and “harbour” in name, email, company, chatbot or status.",
  );
  expect(filterWords({ status: "current" })).toBe("Lost leads are hidden.");
});

it("a later sighting says what differs from the lead", () => {
  const visitor_info = { name: "Ines Okafor", email: "ines@mail.example", phone: "030 1", company: null };
  const say = (left: Partial<typeof visitor_info>) =>
    sightingWords(
      {
        at: "",
        conversation_id: "",
        rag_system_name: "",
        widget_name: "",
        source_url: null,
        hasConversation: false,
        visitor_info: { name: null, email: "ines@mail.example", phone: null, company: null, ...left },
      },
      { visitor_info } as LeadDetail,
    );
  expect(say({ name: "I. Okafor" })).toBe("Left the name “I. Okafor”, kept apart");
  expect(say({ name: "Ines Okafor", phone: "030 2" })).toBe("Left the phone “030 2”, kept apart");
  expect(say({ phone: "030 1" })).toBe("Wrote again, with phone");
  expect(say({})).toBe("Wrote again");
});
