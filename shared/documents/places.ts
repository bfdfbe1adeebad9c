import type { PageBreak } from "./text.ts";

/** A text with the page, slide or sheet on which it starts, and those that begin within it. */
export interface Placed {
  place?: string | undefined;
  pageBreaks?: PageBreak[] | undefined;
}

/** The places of a text from one character to another, each once; by default those of all of it. */
export const placesOf = (
  { place, pageBreaks = [] }: Placed,
  { start, end } = { start: 0, end: Number.POSITIVE_INFINITY },
): string[] => {
  const all = [...(place ? [{ at: 0, place }] : []), ...pageBreaks];
  const within = all.filter(({ at }, index) => at < end && (all[index + 1]?.at ?? end) > start);
  return [...new Set(within.map((pageBreak) => pageBreak.place))];
};

/** The place of a whole text for people: "Page 4", or "Pages 1–2" if it spans them; undefined without one. */
export const placeOf = (placed: Placed): string | undefined => sayPlaces(placesOf(placed));

/** The same as a field, absent without a place. */
export const placed = (text: Placed): { place?: string } => {
  const place = placeOf(text);
  return place ? { place } : {};
};

/** A place with the status that the document gives that part: "Page 4 · marked “VOID”". */
const marked = /^(.+?)( · marked “.*”)$/;

const numbered = /^(Page|Slide) (\S+)(?: \((\d+) of the PDF\))?$/;

/** Places in the order of the document as one: "Pages 1–2", "Slides 2, 4", "Sheet Prices, Sheet Costs". */
export const sayPlaces = (places: string[]): string | undefined => {
  const [first] = places;
  if (first === undefined || places.length === 1) return first;
  const [, , mark] = marked.exec(first) ?? [];
  if (mark && places.every((place) => place.endsWith(mark)))
    return `${sayPlaces(places.map((place) => place.slice(0, -mark.length)))}${mark}`;
  const parts = places.map((place) => numbered.exec(place) ?? []);
  const [[, noun] = []] = parts;
  if (!noun || parts.some((part) => part[1] !== noun)) return places.join(", ");
  const said = parts.map(([, , label = ""]) => label);
  const counted = parts.map(([, , label = "", number]) => number ?? label);
  const isRun = counted.every((number, at) => at === 0 || Number(number) === Number(counted[at - 1]) + 1);
  const join = (all: string[]) => (isRun ? `${all[0]}–${all.at(-1)}` : all.join(", "));
  return `${noun}s ${join(said)}${said.join() === counted.join() ? "" : ` (${join(counted)} of the PDF)`}`;
};
