import { bodyBytesOf, isQueryMethod, type Route, takesIdempotencyKey } from "#shared/contract/route.ts";
import type { Call } from "../../abuse/play/call.ts";
import { type Hostile, hostilePaths, hostileValues, isLong } from "../../abuse/setup/hostile.ts";
import { raw, toRawCall } from "../../abuse/setup/requests.ts";
import type { Random } from "../../random.ts";
import { missing } from "../../things/make.ts";
import { fieldsOf, isInPath, kindOf } from "../../things/routes.ts";

type Written = Record<string, string | undefined>;
type Headers = Record<string, string>;

export interface Keys {
  /** The route's own, with all permissions. */
  full: string;
  read: string;
  /** One request a minute. */
  tight: string;
}

const short = hostileValues.filter((value) => !isLong(value)) as [Hostile, ...Hostile[]];
const paths = Object.values(hostilePaths) as [string, ...string[]];
/** Longer headers are refused by the server before it knows the address. */
const fitting = short.filter(({ text = "" }) => text.length < 4000) as [Hostile, ...Hostile[]];
/** Longer bodies would take more time than they show. */
const longBodyBytes = 600_000;

/** The valid request if `number` is 0, else one with path, query, headers and body from valid to broken. */
export const requestByChance = (
  random: Random,
  { route, valid, number, keys }: { route: Route; valid: object; number: number; keys: Keys },
): Call => {
  const written: Written = Object.fromEntries(
    Object.entries(valid).map(([field, value]) => [field, raw(route, field, value)]),
  );
  if (number === 0) return withHeaders(toRawCall(route, written), { "x-api-key": keys.full });
  const call = toRawCall(route, { ...written, ...pathByChance(random, route), ...fields(random, route) });
  const described = withHeaders(call, {
    ...credentials(random, keys),
    ...headersByChance(random, route),
  });
  if (isQueryMethod(route.method)) return described;
  const query = random.chance(0.1) ? `?${random.pick(["stream=true", "a[]=1&a[]=2", "%00", "query=x"])}` : "";
  return { ...described, path: described.path + query, ...bodyByChance(random, route, described) };
};

const withHeaders = (call: Call, headers: Headers): Call => ({
  ...call,
  headers: { ...call.headers, ...headers },
});

/** An id that names nothing, or none at all, in one of four requests. */
const pathByChance = (random: Random, route: Route): Written =>
  Object.fromEntries(
    fieldsOf(route)
      .filter((field) => isInPath(route, field) && random.chance(0.25))
      .map((field) => [
        field,
        random.oneOf(
          () => random.pick(paths),
          () => missing[kindOf(route, field) ?? ""],
        ),
      ]),
  );

const unknown = ["__proto__", "isAdmin", "account_id", "temperature"] as const;

const fields = (random: Random, route: Route): Written => {
  const known = fieldsOf(route).filter((field) => !isInPath(route, field));
  const left = known.filter(() => random.chance(0.15)).map((field) => [field, undefined]);
  const changed = random.times(random.below(3), () => {
    const { json, text } = random.pick(isQueryMethod(route.method) ? fitting : short);
    const field = random.pick([...unknown, ...known, ...known]);
    return [field, isQueryMethod(route.method) ? text : json];
  });
  return Object.fromEntries([...left, ...changed]);
};

const credentials = (random: Random, { full, read, tight }: Keys): Headers => {
  if (random.chance(0.8))
    return random.chance(0.5) ? { "x-api-key": full } : { authorization: `Bearer ${full}` };
  return random.oneOf<Headers>(
    () => ({}),
    () => ({ "x-api-key": read }),
    () => ({ "x-api-key": tight }),
    () => ({ "x-api-key": `${full.slice(0, -1)}!` }),
    () => ({
      authorization: random.pick(["Basic YTpi", "Bearer", `Bearer ${full} ${full}`, full, "Bearer null"]),
    }),
  );
};

const types = [
  "application/json",
  "text/plain",
  "multipart/form-data",
  "multipart/form-data; boundary=x",
  "x",
] as const;

const headersByChance = (random: Random, route: Route): Headers => ({
  ...(random.chance(0.1) && { "content-type": random.pick(types) }),
  ...(random.chance(0.1) && { accept: random.pick(["text/event-stream", "text/html", "*/*;q=0"]) }),
  ...(random.chance(0.1) && { origin: "https://elsewhere.example" }),
  ...(takesIdempotencyKey(route) &&
    random.chance(0.2) && { "idempotency-key": random.pick(["a", "b", "c", " ", "x".repeat(256), "a b"]) }),
  ...(route.protocol &&
    random.chance(0.2) && {
      "mcp-protocol-version": random.pick(["2025-06-18", "2026-07-28", "1999-01-01", "x"]),
      "mcp-method": random.pick(["ping", "tools/call", ""]),
    }),
});

const broken = [
  "",
  "{",
  "{} {}",
  "[]",
  "null",
  '"text"',
  "1e999",
  "NaN",
  "{'a':1}",
  "\0",
  "[".repeat(5000),
  `{"a":${"[".repeat(30)}${"]".repeat(30)}}`,
  "name=x",
  "--x\r\n\r\n--x--",
  '--x\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\ntext\r\n--x--\r\n',
] as const;

const bodyByChance = (random: Random, route: Route, { headers }: Call): Partial<Call> => {
  if (random.chance(0.1)) return { body: random.pick(broken) };
  const most = bodyBytesOf(route);
  if (most < longBodyBytes && random.chance(0.02)) return { body: `{"a":"${"a".repeat(most)}"}` };
  if (!route.form || random.chance(0.8)) return {};
  return {
    headers: { ...headers, "content-type": "multipart/form-data; boundary=x" },
    body: random.pick(broken.slice(-2) as [string, string]),
  };
};
