import { afterEach, describe, expect, it, vi } from "vitest";
import { type ChatEvent, encodeEvent, end } from "#shared/chat/sse.ts";
import { ask } from "#widget/src/visitor/ask.ts";
import { createVisitorSession } from "#widget/src/visitor/visitor-session.ts";

afterEach(() => vi.unstubAllGlobals());

const inMinutes = (minutes: number): string => new Date(Date.now() + minutes * 60_000).toISOString();
const pass = (token: string, minutes = 15) => ({
  session_id: "ses_1",
  token,
  expires_at: inMinutes(minutes),
});
const stream = (): Response => new Response(encodeEvent({ type: "delta", text: "Yes." }) + end);

/** Answers the calls in turn, and gives what was sent. */
function server(...answers: Response[]): { sent: () => { token?: string; authorization: string | null }[] } {
  const calls: Request[] = [];
  const fake = vi.fn(async (url: string, init: RequestInit) => {
    calls.push(new Request(new URL(url, "https://a.test"), init));
    return answers.shift() ?? Response.error();
  });
  vi.stubGlobal("fetch", fake);
  return {
    sent: () =>
      fake.mock.calls.map(([, init], at) => ({
        ...JSON.parse(String(init.body)),
        authorization: calls[at]?.headers.get("authorization") ?? null,
      })),
  };
}

async function answerOf(visitor: ReturnType<typeof createVisitorSession>): Promise<ChatEvent[]> {
  const body = () => ({ message: "Why?" });
  return Array.fromAsync(ask({ name: "chat", visitor, body, signal: new AbortController().signal }));
}
const visitorWith = (held?: ReturnType<typeof pass>) =>
  createVisitorSession({ base: "", to: { widgetId: "wgt_1" }, session: held });

describe("a visitor's session", () => {
  it("is asked for once and then sent with every question", async () => {
    const { sent } = server(Response.json(pass("one")), stream(), stream());
    const visitor = visitorWith();
    await answerOf(visitor);
    await answerOf(visitor);
    expect(sent().map(({ authorization }) => authorization)).toEqual([null, "Bearer one", "Bearer one"]);
  });
  it("is renewed with the former one when it has run out", async () => {
    const { sent } = server(Response.json(pass("new")), stream());
    await answerOf(visitorWith(pass("old", -1)));
    expect(sent()).toMatchObject([{ token: "old" }, { authorization: "Bearer new" }]);
  });
  it("that is refused is renewed once and the question asked again", async () => {
    server(new Response(null, { status: 401 }), Response.json(pass("new")), stream());
    expect(await answerOf(visitorWith(pass("old")))).toEqual([{ type: "delta", text: "Yes." }]);
  });
  it("that is refused twice ends the question", async () => {
    const refused = () => new Response(null, { status: 401 });
    server(refused(), Response.json(pass("new")), refused());
    await expect(answerOf(visitorWith(pass("old")))).rejects.toThrow("HTTP error! status: 401");
  });
  it("that the server no longer knows is replaced by a fresh one", async () => {
    const { sent } = server(new Response(null, { status: 401 }), Response.json(pass("fresh")));
    expect((await visitorWith(pass("forged", -1)).session()).token).toBe("fresh");
    expect(sent().map(({ token }) => token)).toEqual(["forged", undefined]);
  });
});

describe("a visitor who starts chats too often", () => {
  it("is told so at once, without another attempt", async () => {
    const words = { code: "rate_limited", message: "Please try again in 9 seconds.", retryAfterSeconds: 9 };
    const { sent } = server(Response.json(words, { status: 429 }), Response.json(pass("fresh")));
    await expect(visitorWith(pass("old", -1)).session()).rejects.toMatchObject({ cause: words });
    expect(sent()).toHaveLength(1);
  });
});

describe("a question that fails", () => {
  it("[PUBCHAT-023] raises 'HTTP error! status: N' with the server's words as its cause", async () => {
    const words = { code: "no_context", message: "Nothing." };
    server(Response.json(words, { status: 422 }));
    await expect(answerOf(visitorWith(pass("one")))).rejects.toMatchObject({
      message: "HTTP error! status: 422",
      cause: words,
    });
  });
  it("a stream that is cut is no answer", async () => {
    server(new Response(encodeEvent({ type: "delta", text: "Ye" })));
    await expect(answerOf(visitorWith(pass("one")))).rejects.toThrow("cut off");
  });
});
