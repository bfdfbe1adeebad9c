import { type NavEntry, navGroups } from "../../lib/feature/feature.ts";
import { features } from "../../lib/feature/features.ts";

/** The sidebar's entries from top to bottom. */
export const navEntries: NavEntry[] = navGroups.flatMap((group) =>
  features
    .flatMap(({ nav }) => (nav?.group === group ? [nav] : []))
    .sort((one, other) => one.order - other.order),
);

/** True if a gap separates the entry from the one above it. */
export const startsGroup = (entry: NavEntry): boolean => {
  const above = navEntries[navEntries.indexOf(entry) - 1];
  return above !== undefined && above.group !== entry.group;
};

export const isCurrent = (entry: NavEntry, pathname: string): boolean =>
  entry.to === pathname ||
  pathsUnder(entry).some((path) => pathname === path || pathname.startsWith(`${path}/`));

const pathsUnder = ({ to }: NavEntry): string[] =>
  features
    .filter(({ navUnder }) => navUnder === to)
    .flatMap(({ screens }) => screens.map(({ path }) => path));
