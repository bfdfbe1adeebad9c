import { connect as connectTo, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { WebSocket } from "ws";
import { socketProtocols } from "#shared/realtime/socket-protocol.ts";
import { startProduct, unlimited } from "../product.ts";
import { type Actor, as, bearing, cognito, nobody } from "../users.ts";
import { residentMebibytes } from "./processes.ts";
import { percentile, type Row } from "./table.ts";

const seconds = 6;

interface Setting {
  url: string;
  host: string;
  owner: Actor;
  clientId: string;
  isOver(): boolean;
  sockets: Socket[];
}

/** Each does what it does until the time is over. */
const deeds: Record<string, (setting: Setting) => Promise<unknown>> = {
  nothing: async () => undefined,
  "two clients that send anonymous bodies of 8 MB": (setting) => {
    const body = JSON.stringify({ list: Array.from({ length: 1_000_000 }, () => [{ a: 0 }]) });
    return repeat(setting, 2, () =>
      fetch(`${setting.url}/functions/v1/visitor-session`, { method: "POST", body }),
    );
  },
  "200 bodies that never end": async ({ host, sockets }) => {
    const begun = `{"content":"${"x".repeat(9 * 1024 * 1024)}`;
    for (let number = 0; number < 200; number++) {
      const socket = connectTo(Number(host.split(":")[1]), "127.0.0.1");
      socket.on("error", () => socket.destroy());
      socket.write(
        `POST /functions/v1/process-document HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 9999999\r\n\r\n`,
      );
      socket.write(begun);
      sockets.push(socket);
    }
  },
  "16 clients that guess codes of a reset": (setting) =>
    repeat(setting, 16, () =>
      ask(setting, "ConfirmForgotPassword", {
        Username: setting.owner.email,
        ConfirmationCode: "000000",
        Password: "Passw0rd1",
      }),
    ),
  "16 clients that begin to sign in": (setting) => {
    const AuthParameters = { USERNAME: setting.owner.email, SRP_A: "ab".repeat(380) };
    return repeat(setting, 16, () =>
      ask(setting, "InitiateAuth", { AuthFlow: "USER_SRP_AUTH", AuthParameters }),
    );
  },
  "20 anonymous connections that send messages": (setting) => flood(setting, ""),
  "20 signed-in connections that send messages": (setting) => flood(setting, setting.owner.token),
};

const repeat = (setting: Setting, clients: number, once: () => Promise<unknown>): Promise<unknown> =>
  Promise.all(
    Array.from({ length: clients }, async () => {
      while (!setting.isOver()) await once().catch(() => pause(1));
    }),
  );

const ask = ({ url, clientId: ClientId }: Setting, operation: string, body: object) =>
  cognito(url, operation, { ClientId, ...body });

const flood = (setting: Setting, token: string): Promise<unknown> =>
  repeat(setting, 20, async () => {
    const socket = new WebSocket(
      `${setting.url.replace("http", "ws")}/_local/socket`,
      token ? socketProtocols(token) : [],
    );
    await new Promise((resolve, reject) => socket.once("open", resolve).once("error", reject));
    const message = JSON.stringify({ action: "follow", token: setting.owner.token });
    while (!setting.isOver() && socket.readyState === socket.OPEN) {
      for (let number = 0; number < 100; number++) socket.send(message);
      await pause(1);
    }
    socket.terminate();
  });

/** The time of others' questions and requests, and the product's memory, while somebody does harm. */
export const hostile = async (): Promise<Row[]> => {
  const rows: Row[] = [];
  for (const [what, deed] of Object.entries(deeds)) rows.push(...(await suffered(what, deed)));
  return rows;
};

const suffered = async (what: string, deed: (setting: Setting) => Promise<unknown>): Promise<Row[]> => {
  const product = await startProduct({ env: unlimited });
  const { url } = product;
  const owner = await as("ann", url);
  const { id } = await owner.chatbots.create({ name: "Desk", use_case: "support" });
  const publication = { public_title: "Help", public_description: "", is_public: true };
  const ragSlug = `${(await owner.chatbots.publish({ id, ...publication })).public_slug}`;
  const { token } = await nobody(url).visitors.session({ ragSlug });
  const visitor = bearing(token, url);
  const { userPoolClientId: clientId } = await (await fetch(`${url}/config.json`)).json();
  const endsAt = Date.now() + seconds * 1000;
  const isOver = () => Date.now() > endsAt;
  const setting: Setting = { url, host: new URL(url).host, owner, clientId, isOver, sockets: [] };
  const done = deed(setting);
  const times: number[] = [];
  let memory = 0;
  while (!isOver()) {
    const startedAt = performance.now();
    await visitor.chat.askPublic({ ragSlug, message: "Hello", stream: false });
    await owner.chatbots.list({});
    times.push(performance.now() - startedAt);
    memory = Math.max(memory, residentMebibytes(product.process.pid ?? 0, "VmRSS"));
    await pause(20);
  }
  await done;
  for (const socket of setting.sockets) socket.destroy();
  await product.stop();
  return [
    {
      what: `${what}: others' question and list, p99`,
      value: percentile(times, 0.99),
      unit: "ms",
      atMost: 500,
    },
    { what: `${what}: memory`, value: memory, unit: "MiB", atMost: 400 },
  ];
};
