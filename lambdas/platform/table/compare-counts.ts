/** One sentence for each number that was counted and that is not the sum of its facts, by period. */
export const compareCounts = <Name extends string>(
  accountId: string,
  names: readonly Name[],
  counted: Map<string, Partial<Record<Name, number>>>,
  facts: Map<string, Partial<Record<Name, number>>>,
): string[] =>
  [...new Set([...counted.keys(), ...facts.keys()])].toSorted().flatMap((period) =>
    names.flatMap((name) => {
      const [count, fact] = [counted, facts].map((one) => one.get(period)?.[name] ?? 0);
      return count === fact ? [] : [`${accountId}, ${period}: ${name} is ${count} and should be ${fact}.`];
    }),
  );
