import { expect, it } from "vitest";
import { ownFields, shorten } from "#pages/short-names.ts";
import { openapi } from "#shared/api-docs/openapi.ts";
import { contract } from "#shared/contract/index.ts";
import { sourcesOf } from "../rules/sources.ts";

const fieldsIn = (value: unknown): string[] => {
  if (typeof value !== "object" || value === null) return [];
  const { properties } = value as { properties?: object };
  return [...Object.keys(properties ?? {}), ...Object.values(value).flatMap(fieldsIn)];
};

it("no field that goes over the wire is shortened", () => {
  // the script of the help centre keeps its names
  const { forum: _, ...others } = contract;
  const wire = new Set(fieldsIn(openapi(others)));
  expect(wire.size).toBeGreaterThan(300);
  expect(ownFields.filter((name) => wire.has(name))).toEqual([]);
});

it("no attribute of a page is read or written under a shortened name", () => {
  const shortened = new RegExp(`dataset\\.(${ownFields.join("|")})\\b`);
  const sources = sourcesOf("pages", "widget").filter(({ path }) => !path.startsWith("pages/help/"));
  expect(sources.filter(({ text }) => shortened.test(text))).toEqual([]);
});

it("each shortened field stands in the list once, and the list does not pass the alphabet", () => {
  expect(new Set(ownFields).size).toBe(ownFields.length);
  expect(ownFields.length).toBeLessThanOrEqual(52);
});

it("a custom property is shortened as a whole name", () => {
  expect(shorten("a{--on-mark: red;color:var(--on-mark)}")).toBe("a{--k:red;color:var(--k)}");
  expect(shorten("--on-marked --mark-edge")).toBe("--on-marked --mark-edge");
});
