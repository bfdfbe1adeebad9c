import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import { type AddressInfo, createServer as createSocketServer } from "node:net";
import { type Product, startProduct } from "../product.ts";
import { type Profile, type ProfileName, profiles } from "./profiles.ts";

/** The description of a product that a test file gets. */
export interface Lent {
  id: number;
  url: string;
  folder: string;
  pid: number;
  /** Where the file starts the server that the profile's settings name. */
  port: number;
}

interface Stock {
  id: number;
  profile: ProfileName;
  running: Promise<{ product: Product; port: number }>;
  isBorrowed: boolean;
  hasEnded: boolean;
  /** The length of what it had printed when it was borrowed. */
  printed: number;
}

export interface Look {
  /** Everything it printed since it was borrowed. */
  output: string;
  isRunning: boolean;
}

export type Call =
  | { borrow: ProfileName }
  | { giveBack: number }
  | { look: number }
  | { run: number; schedule: string; at?: string };

/** Lends products to the test files of a run, which lie in other processes. Starts one when it is first asked for. */
export const openLender = async () => {
  const stock: Stock[] = [];

  const start = (profile: ProfileName): Stock => {
    const running = startOf(profiles[profile]);
    const one = { id: stock.length, profile, running, isBorrowed: false, hasEnded: false, printed: 0 };
    const end = () => {
      one.hasEnded = true;
    };
    running.then(({ product }) => product.process.once("exit", end), end);
    stock.push(one);
    return one;
  };

  const borrow = async (name: ProfileName): Promise<Lent> => {
    const { isShared } = profiles[name];
    const isFree = (one: Stock) => one.profile === name && !one.hasEnded && (isShared || !one.isBorrowed);
    const one = stock.find(isFree) ?? start(name);
    one.isBorrowed = true;
    const { product, port } = await one.running;
    one.printed = product.output().length;
    const { url, folder, process: child } = product;
    return { id: one.id, url, folder, pid: child.pid ?? 0, port };
  };

  const productOf = async (id: number) => (await (stock[id] ?? unknown(id)).running).product;

  const lookAt = async (id: number): Promise<Look> => {
    const { hasEnded, printed } = stock[id] ?? unknown(id);
    return { output: (await productOf(id)).output().slice(printed), isRunning: !hasEnded };
  };

  const answer = async (call: Call): Promise<unknown> => {
    if ("borrow" in call) return borrow(call.borrow);
    if ("look" in call) return lookAt(call.look);
    if ("run" in call) {
      const at = call.at ? new Date(call.at) : undefined;
      return (await productOf(call.run)).runSchedule(call.schedule, at);
    }
    (stock[call.giveBack] ?? unknown(call.giveBack)).isBorrowed = false;
    return undefined;
  };

  const server = createServer(async (request, response) => {
    try {
      response.end(JSON.stringify({ answer: await answer(await bodyOf(request)) }));
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    borrow,
    async stop(): Promise<void> {
      server.closeAllConnections();
      server.close();
      await Promise.all(
        stock.filter(({ hasEnded }) => !hasEnded).map(async ({ id }) => (await productOf(id)).stop()),
      );
    },
  };
};

const unknown = (id: number): never => {
  throw new Error(`There is no product ${id}.`);
};

const startOf = async ({ env, isUnscheduled = false, serverAtStart }: Profile) => {
  const port = await freePort();
  const server = await serverAtStart?.(port);
  const settings = env({ model: `127.0.0.1:${port}`, platforms: `api.example:${port}` });
  const product = await startProduct({ env: settings, isUnscheduled }).finally(() => server?.stop());
  return { product, port };
};

const bodyOf = async (request: IncomingMessage): Promise<Call> =>
  JSON.parse((await request.setEncoding("utf8").toArray()).join(""));

/** Free at 127.0.0.1 and 127.0.0.2 at this moment; systems give it to others much later. */
const freePort = async (): Promise<number> => {
  const probe = createSocketServer();
  await once(probe.listen(0), "listening");
  const { port } = probe.address() as AddressInfo;
  await once(probe.close(), "close");
  return port;
};
