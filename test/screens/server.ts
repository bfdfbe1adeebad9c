import { contract } from "#shared/contract/index.ts";
import type { Contract, Input, Output, Parsed, Route } from "#shared/contract/route.ts";
import { AppError } from "#shared/errors.ts";

/** A route's reply, or what makes it of the parsed input; a thrown AppError is a refusal. */
type Reply<R extends Route> = Output<R> | ((input: Parsed<R>) => Output<R> | Promise<Output<R>>);

export type Replies<C extends Contract = typeof contract> = {
  [A in keyof C]?: { [N in keyof C[A]]?: Reply<C[A][N]> };
};

type AnyReply = Reply<Route>;

interface Asked {
  name: string;
  input: object;
}

let replies: Map<string, AnyReply>;
let asked: Asked[] = [];
let faults: string[] = [];
let isRunning = false;

const parametersOf = ({ path }: Route): number => path.split("{").length;

const routes = Object.entries<Record<string, Route>>(contract).flatMap(([area, named]) =>
  Object.entries(named).map(([name, route]) => ({
    name: `${area}.${name}`,
    route,
    path: new RegExp(`^${route.path.replaceAll(/\{(\w+)\}/g, "(?<$1>[^/]+)")}$`),
  })),
);

// as on the server, a path in plain words comes before one that takes them for an id
routes.sort((one, other) => parametersOf(one.route) - parametersOf(other.route));

/** The server of a screen: it has the replies that the test gives it, each checked by the contract. */
export const server = {
  /** Adds replies; a route's newer one takes the older one's place. */
  reply: (given: Replies): void => {
    for (const [area, named] of Object.entries(given))
      for (const [name, reply] of Object.entries(named)) replies.set(`${area}.${name}`, reply as AnyReply);
  },

  /** The parsed inputs with which a route was called so far. */
  asked: <A extends keyof typeof contract, N extends keyof (typeof contract)[A] & string>(
    area: A,
    name: N,
  ): Input<Extract<(typeof contract)[A][N], Route>>[] =>
    asked.filter((one) => one.name === `${area}.${name}`).map(({ input }) => input as never),

  reset: (): void => {
    isRunning = false;
    replies = new Map();
    asked = [];
    faults = [];
  },

  /** Before and after a screen is shown, nobody hears what its last requests get. */
  run: (): void => {
    isRunning = true;
  },

  /** Requests and replies that break the contract, and requests that nobody answers. */
  faults: (): string[] => faults,
};

/** Answers a request to the product; undefined for addresses of others. */
export const answer = async (request: Request): Promise<Response | undefined> => {
  const { pathname } = new URL(request.url);
  const found = routes.find(({ route, path }) => route.method === request.method && path.test(pathname));
  if (found) return respond(found, request);
  if (/^\/(?:api|functions|v1)\//.test(pathname)) return fault(`${request.method} ${pathname} is no route`);
  return undefined;
};

const respond = async (
  { name, route, path }: (typeof routes)[number],
  request: Request,
): Promise<Response> => {
  const reply = replies.get(name);
  const input = route.input.safeParse(await inputOf(path, request));
  if (!input.success) return fault(`${name} was asked wrongly: ${input.error.message}`);
  asked.push({ name, input: input.data });
  if (reply === undefined) return fault(`${name} has no reply`);
  try {
    const output = route.output.safeParse(
      typeof reply === "function" ? await reply(input.data as never) : reply,
    );
    return output.success
      ? Response.json(output.data)
      : fault(`${name} has a reply that the contract forbids: ${output.error.message}`);
  } catch (error) {
    if (!(error instanceof AppError)) return fault(`${name} has a reply that failed: ${error}`);
    return Response.json(error, { status: error.status });
  }
};

const inputOf = async (path: RegExp, request: Request): Promise<object> => {
  const { pathname, searchParams } = new URL(request.url);
  const text = await request.text();
  const groups = Object.entries(path.exec(pathname)?.groups ?? {});
  return {
    ...Object.fromEntries(searchParams),
    ...(text ? JSON.parse(text) : {}),
    ...Object.fromEntries(groups.map(([name, value]) => [name, decodeURIComponent(value)])),
  };
};

const fault = (words: string): Response => {
  if (isRunning) faults.push(words);
  return Response.json(new AppError("internal", words), { status: 500 });
};

server.reset();
