import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keepSession, readSession } from "#widget/src/panel/stored-session.ts";

let stored: Map<string, string>;
let pageLeaves: () => void;

beforeEach(() => {
  stored = new Map();
  vi.useFakeTimers();
  vi.stubGlobal("addEventListener", (_: string, listener: () => void) => {
    pageLeaves = listener;
  });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a widget's session in the browser", () => {
  it("[WIDGET-026] is saved one second after the last change", () => {
    const save = keepSession("wgt_1", readSession("wgt_1"));
    save();
    vi.advanceTimersByTime(900);
    save();
    vi.advanceTimersByTime(999);
    expect(stored.size).toBe(0);
    vi.advanceTimersByTime(1);
    expect(stored.size).toBe(1);
  });
  it("[WIDGET-024] holds messages, visitor info and the last-updated time", () => {
    const session = { ...readSession("wgt_1"), visitorInfo: { name: "Ann" } };
    session.messages.push({ role: "user", text: "Hello" });
    keepSession("wgt_1", session)();
    vi.runAllTimers();
    const { messages, visitorInfo, updatedAt } = readSession("wgt_1");
    expect({ messages, visitorInfo }).toEqual({ messages: session.messages, visitorInfo: { name: "Ann" } });
    expect(Date.parse(updatedAt)).toBe(Date.now());
  });
  it("[WIDGET-023] is kept apart from another widget's", () => {
    const session = readSession("wgt_1");
    session.messages.push({ role: "user", text: "Hello" });
    keepSession("wgt_1", session)();
    vi.runAllTimers();
    expect(readSession("wgt_2").messages).toEqual([]);
    expect(readSession("wgt_1").messages).toHaveLength(1);
  });
  it("is not lost when the page goes away within the second", () => {
    keepSession("wgt_1", readSession("wgt_1"))();
    pageLeaves();
    expect(stored.size).toBe(1);
  });
  it.each(["{", "null", "[]", '{"messages":7}', '{"messages":[{"role":"assistant","text":"x"}]}'])(
    "starts anew where storage holds %s",
    (text) => {
      stored.set("docent:wgt_1", text);
      expect(readSession("wgt_1").messages).toEqual([]);
    },
  );
  it("does without storage where the browser forbids it", () => {
    vi.stubGlobal("localStorage", undefined);
    const save = keepSession("wgt_1", readSession("wgt_1"));
    save();
    expect(() => vi.runAllTimers()).not.toThrow();
  });
});
