import { AppError } from "#shared/errors.ts";
import { type Condition, when } from "./conditions.ts";

export type Stored = Record<string, unknown>;

/** Turns a stored item of one version into the next. It may run again on the same item, so it uses nothing but that. */
export type Upgrade = (stored: Stored) => Stored;

/**
 * The versions of an entity's items; each upgrade leads to the next one. An item's version stands in its attribute `v`;
 * an item without `v` has version 0, from before there were upgrades.
 */
export const itemVersions = (upgrades: Upgrade[]) => {
  const present = upgrades.length;
  const of = ({ v }: Stored): number => (typeof v === "number" ? v : 0);

  return {
    /** The attributes that a newly written item carries. */
    mark: present > 0 ? { v: present } : {},

    isOutdated: (stored: Stored): boolean => of(stored) < present,

    /** Throws AppError `unavailable` for an item of a later version: the former code meets it during a deployment. */
    upgraded: (stored: Stored): Stored => {
      if (of(stored) > present)
        throw new AppError("unavailable", "Docent is being updated. Try again in a minute.");
      return upgrades.slice(of(stored)).reduce((item, upgrade) => upgrade(item), stored);
    },

    /** Never change an outdated item in part: its upgrade would treat the changed fields as old data. */
    narrowed: (condition?: Condition): Condition | undefined => {
      if (present === 0) return condition;
      const isPresent = when.equals({ v: present });
      return condition ? when.all(isPresent, condition) : isPresent;
    },

    /** The change that stores the upgraded item, provided that its stored version is still the same. */
    stepOf: (stored: Stored, after: Stored) => ({
      set: {
        ...Object.fromEntries(
          Object.entries(after).filter(
            ([name, value]) => JSON.stringify(value) !== JSON.stringify(stored[name]),
          ),
        ),
        v: present,
      },
      remove: Object.keys(stored).filter((name) => !(name in after)),
      condition: when.equals({ v: of(stored) || undefined }),
    }),
  };
};
