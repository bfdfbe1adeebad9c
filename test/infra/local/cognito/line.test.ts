import { expect, it } from "vitest";
import { createLine } from "#infra/local/cognito/secrets/line.ts";

it("keys take turns, however many items each has waiting", () => {
  const line = createLine<string>({ most: 10, mostOfOne: 5 });
  for (const item of ["a1", "a2", "a3", "b1", "c1", "c2"]) line.add(item.charAt(0), item);
  expect(Array.from({ length: 7 }, line.take)).toEqual(["a1", "b1", "c1", "a2", "c2", "a3", undefined]);
});

it("a key has so many places, and gives way to a newcomer when all are taken", () => {
  const line = createLine<string>({ most: 4, mostOfOne: 3 });
  for (const item of ["a1", "a2", "a3"]) expect(line.add("a", item)).toBeUndefined();
  expect(line.add("a", "a4")).toBe("a4");
  expect(line.add("b", "b1")).toBeUndefined();
  expect(line.add("c", "c1")).toBe("a3");
  expect(line.add("d", "d1")).toBe("a2");
  expect(line.add("e", "e1")).toBe("e1");
  expect(Array.from({ length: 5 }, line.take)).toEqual(["a1", "b1", "c1", "d1", undefined]);
});
