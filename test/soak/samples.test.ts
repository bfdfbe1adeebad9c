import { expect, it } from "vitest";
import { growsOn, type Sample } from "./samples.ts";

/** A sample a second for a minute, with so much memory in MiB. */
const minuteOf = (memoryAt: (second: number) => number): Sample[] =>
  Array.from({ length: 60 }, (_, second) => ({
    at: second * 1000,
    mebibytes: memoryAt(second),
    processes: 1,
    sockets: 9,
    files: 20,
  }));

it.each<[string, (second: number) => number]>([
  ["grows all the while", (second) => 150 + 4 * second],
  ["begins to grow in the middle", (second) => (second < 30 ? 150 : 150 + 8 * (second - 30))],
  ["grows although it is collected again and again", (second) => 150 + 4 * second - 40 * (second % 3)],
])("memory that %s is told", (_, memoryAt) => {
  expect(growsOn(minuteOf(memoryAt))).toBe(true);
});

it.each<[string, (second: number) => number]>([
  ["is level", () => 150],
  ["rises while everything is loaded", (second) => 100 + 20 * Math.min(second, 15)],
  ["swings with its collection", (second) => 150 + 90 * (second % 2)],
  ["peaks at the end", (second) => (second > 54 ? 900 : 150)],
  ["sinks", (second) => 400 - second],
])("memory that %s does not count as growing", (_, memoryAt) => {
  expect(growsOn(minuteOf(memoryAt))).toBe(false);
});

it("memory that nobody looked at counts as growing", () => {
  expect(growsOn([])).toBe(true);
});
