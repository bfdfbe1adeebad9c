/** A value by what is the matter with it, written as JSON, and as text for path and query where it can stand there. */
export interface Hostile {
  name: string;
  json: string;
  /** Percent-encoded already. */
  text?: string;
}

const string = (name: string, value: string): Hostile => ({
  name,
  json: JSON.stringify(value),
  text: encodeURIComponent(value.toWellFormed()),
});

const written = (name: string, json: string, text?: string): Hostile => ({
  name,
  json,
  ...(text !== undefined && { text }),
});

const nested = (open: string, close: string, depth: number, core = "") =>
  open.repeat(depth) + core + close.repeat(depth);

const long = 1024 * 1024;

/** Values sent in place of a text, a number, a list or an id. */
export const hostileValues: Hostile[] = [
  written("null", "null", "null"),
  written("true", "true", "true"),
  written("zero", "0", "0"),
  written("minus zero", "-0", "-0"),
  written("a negative number", "-1", "-1"),
  written("a fraction", "0.5", "0.5"),
  written("a number beyond all", "1e400", "1e400"),
  written("the largest whole number", "9007199254740993", "9007199254740993"),
  written("NaN", "NaN", "NaN"),
  written("Infinity", "Infinity", "Infinity"),
  written("a number of other digits", "0x10", "0x10"),
  string("an empty text", ""),
  string("spaces", "   "),
  string("a NUL", "a\0b"),
  string("line ends", "a\r\nx-injected: yes\r\n\r\nb"),
  written("half a surrogate pair", '"a\\ud83d"', "%ED%A0%BD"),
  written("the other half", '"\\ude00b"', "%ED%B8%80"),
  string("prototype's name", "__proto__"),
  string("the constructor", "constructor"),
  string("a step up", "../../../etc/passwd"),
  string("an encoded step up", "%2e%2e%2f%2e%2e%2fpackage.json"),
  string("an encoded NUL", "%00"),
  string("a key of the table", "x#BOT#y"),
  string("markup", "<script>alert(1)</script>"),
  string("a template", "$" + "{process.env.APP_SECRET} {{7*7}} %s %d"),
  string("a query of a database", "' OR 1=1; DROP TABLE users; --"),
  string("letters in disguise", "аdmin\u202Etxt.exe\u200b\ufeff"),
  string("combining marks", `Z${"\u0351".repeat(500)}`),
  string("ideographs and emoji", "图书馆👩‍👩‍👧‍👦".repeat(40)),
  string("2 KB", "a".repeat(2048)),
  string("2 KB of three bytes each", "图".repeat(2048)),
  written("1 MB", JSON.stringify("a".repeat(long))),
  written("1 MB of spaces", JSON.stringify(" ".repeat(long))),
  written("an empty list", "[]", "[]"),
  written("a list of itself", '["a","b"]', "a&again=b"),
  written("an empty object", "{}", "%5Bobject%20Object%5D"),
  written("a query object", '{"$ne":null,"$gt":""}'),
  written("a prototype", '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}'),
  written("lists 10,000 deep", nested("[", "]", 10_000)),
  written("objects 10,000 deep", nested('{"a":', "}", 10_000, "1")),
  written("a list of 300,000 numbers", `[${"0,".repeat(299_999)}0]`),
  written("a list of 300,000 objects", `[${"{},".repeat(299_999)}{}]`),
  written(
    "an object of 50,000 names",
    `{${Array.from({ length: 50_000 }, (_, n) => `"k${n}":0`).join(",")}}`,
  ),
];

export const isLong = ({ json }: Hostile): boolean => json.length > 20_000;

const turns = 12;

/** All that are short, and of the long ones those whose turn it is, so that each is sent in some of the places. */
export const shareOf = (place: number, places: number): Hostile[] => {
  const rounds = Math.min(places, turns);
  return hostileValues.filter((value, at) => !isLong(value) || at % rounds === place % rounds);
};

/** Ids that nobody was given, as they may stand in a path without being encoded for it. */
export const hostilePaths: Record<string, string> = {
  "a step up": "..",
  "a step": ".",
  "an encoded step up": "%2e%2e",
  "an encoded step up and a slash": "%2e%2e%2f%2e%2e%2f",
  "a step up twice encoded": "%252e%252e%252f",
  "an encoded slash": "a%2Fb",
  "an encoded backslash": "..%5c..%5c",
  "an encoded NUL": "%00",
  "half an encoding": "%E0%A4%A",
  "no encoding": "%zz",
  "bytes that are no UTF-8": "%ff%fe",
  "a semicolon": "a;b=c",
  "a question mark": "%3Fid=1",
  "a hash": "%23",
  brackets: "[]",
  "a template": "{id}",
  "a wild card": "*",
};
