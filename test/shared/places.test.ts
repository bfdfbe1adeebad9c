import { expect, it } from "vitest";
import { placeOf, placesOf, sayPlaces } from "#shared/documents/places.ts";

const overThree = {
  place: "Page 1",
  pageBreaks: [
    { at: 10, place: "Page 2" },
    { at: 20, place: "Page 3" },
  ],
};

it("a text over pages is on the page on which it starts and on those that begin within it", () => {
  expect(placeOf(overThree)).toBe("Pages 1–3");
  expect(placeOf({ place: "Page 4" })).toBe("Page 4");
  expect(placeOf({})).toBeUndefined();
});

it.each([
  [0, 10, ["Page 1"]],
  [9, 11, ["Page 1", "Page 2"]],
  [10, 20, ["Page 2"]],
  [25, 30, ["Page 3"]],
])("the characters from %i to %i of it are on pages of their own", (start, end, places) => {
  expect(placesOf(overThree, { start, end })).toEqual(places);
});

it.each([
  [["Page 1", "Page 3"], "Pages 1, 3"],
  [["Slide 2", "Slide 3"], "Slides 2–3"],
  [["Page ii (2 of the PDF)", "Page 1 (3 of the PDF)"], "Pages ii–1 (2–3 of the PDF)"],
  [["Sheet Prices", "Sheet Costs"], "Sheet Prices, Sheet Costs"],
  [["Page 2", "Page 2 (3 of the PDF)"], "Pages 2–2 (2–3 of the PDF)"],
])("%j are said as %j", (places, said) => {
  expect(sayPlaces(places)).toBe(said);
});
