import { AppError } from "#shared/errors.ts";
import type { Condition } from "./conditions.ts";

export type Stored = Record<string, unknown>;

/** Turns a stored item of one version into the next. It may run again on the same item, so it asks nothing but that. */
export type Upgrade = (stored: Stored) => Stored;

/**
 * The versions of an entity's items: each upgrade leads to the next one. An item says its own in `v`; without one it is
 * of the first, from before there were upgrades.
 */
export const itemVersions = (upgrades: Upgrade[]) => {
  const present = upgrades.length;
  const of = ({ v }: Stored): number => (typeof v === "number" ? v : 0);

  return {
    /** What a newly written item says of its version. */
    mark: present > 0 ? { v: present } : {},

    isOutdated: (stored: Stored): boolean => of(stored) < present,

    /** Throws AppError `unavailable` for an item of a later version, as meets the former code while a new one is deployed. */
    upgraded: (stored: Stored): Stored => {
      if (of(stored) > present)
        throw new AppError("unavailable", "Docent is being updated. Try again in a minute.");
      return upgrades.slice(of(stored)).reduce((item, upgrade) => upgrade(item), stored);
    },

    /** An outdated item is not changed in part: its upgrade would read what is new as what was. */
    narrowed: (condition?: Condition): Condition | undefined => {
      if (present === 0) return condition;
      return {
        expression: ["#v = :v", condition && `(${condition.expression})`].filter(Boolean).join(" AND "),
        names: { "#v": "v", ...condition?.names },
        values: { ":v": present, ...condition?.values },
      };
    },

    /** What turns the stored item into the present version, provided that it still is of its own. */
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
      condition: {
        expression: of(stored) === 0 ? "attribute_not_exists(#v)" : "#v = :was",
        names: { "#v": "v" },
        values: of(stored) === 0 ? {} : { ":was": of(stored) },
      },
    }),
  };
};
