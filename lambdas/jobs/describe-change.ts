import type { Criterion } from "#shared/jobs/shapes.ts";

const mostNamed = 2;

/** The difference of two versions of criteria in a few words; undefined without one. Their order is none. */
export const describeChange = (former: Criterion[], present: Criterion[]): string | undefined => {
  const before = new Map(former.map((one) => [one.id, one]));
  const after = new Set(present.map(({ id }) => id));
  const changes = [
    ...present.flatMap((one) => changeOf(before.get(one.id), one)),
    ...former.filter(({ id }) => !after.has(id)).map(({ text }) => `Removed: ${shortened(text)}`),
  ];
  if (changes.length === 0) return undefined;
  const more = changes.length - mostNamed;
  return [...changes.slice(0, mostNamed), ...(more > 0 ? [`${more} more`] : [])].join("; ");
};

const changeOf = (former: Criterion | undefined, present: Criterion): string[] => {
  const name = shortened(present.text);
  if (!former) return [`Added: ${name}`];
  return [
    ...(former.text === present.text ? [] : [`Reworded: ${name}`]),
    ...(former.kind === present.kind ? [] : [`${name}: ${former.kind} to ${present.kind}`]),
    ...(former.weight === present.weight ? [] : [`${name}: weight ${former.weight} to ${present.weight}`]),
  ];
};

const shortened = (text: string): string => (text.length <= 60 ? text : `${text.slice(0, 59)}…`);
