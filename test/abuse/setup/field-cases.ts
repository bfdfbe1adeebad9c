import { isQueryMethod, type Route } from "#shared/contract/route.ts";
import type { Random } from "../../random.ts";
import { fieldsOf, isInPath, type NamedRoute } from "../../things/routes.ts";
import type { Call } from "../play/call.ts";
import { hostileValues, isLong, shareOf } from "./hostile.ts";
import { raw, toRawCall } from "./requests.ts";

type Written = Record<string, string | undefined>;

export interface Spoiled {
  name: string;
  call: Call;
  /** The input that the contract is asked about; undefined if there is none, such as for a body that is not JSON. */
  input: unknown;
}

/** A valid input with one field left out, or with a hostile value in its place; the long ones in one place each. */
export const oneFieldSpoiled = ({ name, route }: NamedRoute, valid: object, token?: string): Spoiled[] =>
  fieldsOf(route)
    .filter((field) => !isInPath(route, field))
    .flatMap((field, number) => [
      spoiled(`${name} without ${field}`, route, { ...writtenOf(route, valid), [field]: undefined }, token),
      ...shareOf(number, fieldsOf(route).length).flatMap((value) => {
        const text = isQueryMethod(route.method) ? value.text : value.json;
        if (text === undefined) return [];
        const written = { ...writtenOf(route, valid), [field]: text };
        return [spoiled(`${name} ${field} is ${value.name}`, route, written, token)];
      }),
    ]);

/** Values deep within lists and objects are reached by writing a hostile one in place of any of theirs. */
export const innerSpoiled = (
  { name, route }: NamedRoute,
  valid: Record<string, unknown>,
  token?: string,
): Spoiled[] => {
  const short = hostileValues.filter((value) => !isLong(value));
  return fieldsOf(route).flatMap((field) =>
    leavesOf(valid[field]).flatMap((leaf, number) =>
      inTurn(short, number).map(({ name: what, json }) => {
        const value = JSON.stringify(withLeaf(valid[field], leaf)).replace(`"${mark}"`, () => json);
        const place = [field, ...leaf].join(".");
        return spoiled(
          `${name} ${place} is ${what}`,
          route,
          { ...writtenOf(route, valid), [field]: value },
          token,
        );
      }),
    ),
  );
};

const inTurn = <Value>(values: Value[], number: number): Value[] =>
  values.filter((_, at) => at % 2 === number % 2);

interface Playable {
  named: NamedRoute;
  valid: object;
  token?: string | undefined;
}

const unknown = ["__proto__", "constructor", "isAdmin", "user_id", "userId", "toString"];

/** Several things at once, by chance: fields of the route, and names that it does not know. */
export const byChance = (random: Random, playable: [Playable, ...Playable[]], count: number): Spoiled[] =>
  random.times(count, (number) => {
    const { named, valid, token } = random.pick(playable);
    const { name, route } = named;
    const names = [...fieldsOf(route).filter((field) => !isInPath(route, field)), ...unknown];
    const changes = random.times(random.below(4) + 1, (): [string, string | undefined] => {
      const { json, text } = oneOf(random, hostileValues);
      return [oneOf(random, names), isQueryMethod(route.method) ? text : json];
    });
    const written = Object.fromEntries([...Object.entries(writtenOf(route, valid)), ...changes]);
    return spoiled(`${name} by chance ${number}`, route, written, token);
  });

const oneOf = <Value>(random: Random, values: Value[]): Value => {
  const value = values[random.below(values.length)];
  if (value === undefined) throw new Error("There is none to choose from.");
  return value;
};

const spoiled = (name: string, route: Route, written: Written, token?: string): Spoiled => {
  const call = toRawCall(route, written, token);
  return { name, call, input: inputOf(route, call, written) };
};

const writtenOf = (route: Route, valid: object): Written =>
  Object.fromEntries(Object.entries(valid).map(([field, value]) => [field, raw(route, field, value)]));

const inputOf = (route: Route, call: Call, written: Written): unknown => {
  if (call.body === undefined) return undefined;
  try {
    const path = Object.entries(written).filter(([field]) => isInPath(route, field));
    return {
      ...JSON.parse(String(call.body)),
      ...Object.fromEntries(path.map(([name, value]) => [name, decodeURIComponent(value ?? "")])),
    };
  } catch {
    return "no JSON";
  }
};

const mark = "here stands a hostile value";

const leavesOf = (value: unknown): string[][] =>
  typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => [
        [key],
        ...leavesOf(inner).map((leaf) => [key, ...leaf]),
      ])
    : [];

const withLeaf = (value: unknown, [key, ...rest]: string[]): unknown => {
  if (key === undefined) return mark;
  if (Array.isArray(value))
    return value.map((item, at) => (String(at) === key ? withLeaf(item, rest) : item));
  return { ...(value as object), [key]: withLeaf((value as Record<string, unknown>)[key], rest) };
};
