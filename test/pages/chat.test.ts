import { describe, expect, it } from "vitest";
import { explain } from "#pages/chat/explain.ts";
import { answeredTurns } from "#pages/chat/turns.ts";
import type { Message } from "#widget/src/chat/message.ts";
import { pageOf } from "#widget/src/launcher/frame-panel.ts";

const generic = "Sorry, I encountered an error. Please try again.";
const noInformation =
  "No relevant information found in the uploaded documents. Please ensure you have uploaded and processed documents for this RAG system.";
const notConfigured = "This RAG system is not properly configured. Please check the LLM settings.";
const failure = (code: string, message: string): Error =>
  new Error("HTTP error! status: 422", { cause: { code, message } });

describe("a failed answer on the public page", () => {
  it("[PUBCHAT-024] each error has its bubble", () => {
    expect(explain(failure("no_context", "Nothing."))).toBe(noInformation);
    expect(explain(new Error("No relevant context found for this"))).toBe(noInformation);
    expect(explain(failure("not_configured", "The chatbot is not properly configured."))).toBe(notConfigured);
    expect(explain(new Error("HTTP error! status: 500"))).toBe(generic);
    expect(explain("no error at all")).toBe(generic);
  });
  it("who asked too often reads when to try again, who met a busy model does not", () => {
    const body = { code: "rate_limited", message: "Please try again in 9 seconds.", retryAfterSeconds: 9 };
    expect(explain(new Error("HTTP error! status: 429", { cause: body }))).toBe(body.message);
    expect(explain(failure("rate_limited", "The model is busy."))).toBe(generic);
  });
});

describe("the turns that a question brings along", () => {
  const answered: Message[] = [
    { role: "user", text: "one" },
    { role: "assistant", text: "first", sources: [] },
  ];
  it("are those that were answered", () => {
    const messages: Message[] = [
      ...answered,
      { role: "user", text: "two" },
      { role: "error", text: "Sorry", question: "two" },
      { role: "user", text: "three" },
    ];
    expect(answeredTurns(messages).map(({ content }) => content)).toEqual(["one", "first"]);
  });
  it("are never more than the server takes", () => {
    const turns = answeredTurns(Array.from({ length: 50 }, () => answered).flat());
    expect(turns.length).toBeLessThanOrEqual(40);
    expect(turns[0]?.role).toBe("user");
  });
});

describe("the script of a published chatbot", () => {
  it("frames the page of the slug in its own address, with its query", () => {
    expect(pageOf("https://a.test/widget-embed/help-desk.js?primaryColor=%23b93c17", "https://a.test")).toBe(
      "https://a.test/public/help-desk?primaryColor=%23b93c17&hideHeader=true&hideDescription=true",
    );
  });
});
