import { expect, it } from "vitest";
import { currentAnswerer } from "#web/features/monitoring/answerer.ts";
import { clockText, durationText, titleOf } from "#web/features/monitoring/words.ts";

const at = (time: string) => `2026-11-21T${time}.000Z`;

it("the duration is in whole minutes or hours and minutes, 0m without messages", () => {
  expect(durationText(null, null)).toBe("0m");
  expect(durationText(at("10:00:00"), at("10:00:59"))).toBe("0m");
  expect(durationText(at("10:00:00"), at("10:59:59"))).toBe("59m");
  expect(durationText(at("10:00:00"), at("11:00:00"))).toBe("1h 0m");
  expect(durationText(at("10:00:00"), at("21:05:00"))).toBe("11h 5m");
});

it("a clock counts in seconds, minutes and hours, and never below zero", () => {
  expect([-5, 45_000, 878_000, 3_725_000].map(clockText)).toEqual(["0s", "45s", "14m 38s", "1h 2m"]);
});

it("a conversation without a title is named by the first 8 characters of its session id", () => {
  expect(titleOf({ title: "Late books", session_id: "sess_0123456789" })).toBe("Late books");
  expect(titleOf({ title: null, session_id: "0123456789abcdef" })).toBe("Chat 01234567");
});

it("once a claim or a request has run out, the chatbot answers", () => {
  const until = at("10:15:00");
  const seen = { now: Date.parse(at("10:00:00")), me: "lena" };
  const late = { ...seen, now: Date.parse(until) };
  const person = { kind: "person", id: "lena", name: "Lena", until } as const;
  expect(currentAnswerer(person, seen).kind).toBe("me");
  expect(currentAnswerer(person, { ...seen, me: "jonas" })).toMatchObject({
    kind: "colleague",
    name: "Lena",
  });
  expect(currentAnswerer(person, late).kind).toBe("bot");
  const waiting = { kind: "waiting", since: at("09:59:00"), until } as const;
  expect(currentAnswerer(waiting, seen).kind).toBe("waiting");
  expect(currentAnswerer(waiting, late).kind).toBe("bot");
});
