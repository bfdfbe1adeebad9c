import { connect, type Socket } from "node:net";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { contract } from "#shared/contract/index.ts";
import { bodyBytesOf, isQueryMethod } from "#shared/contract/route.ts";
import { residentMebibytes } from "../../bench/processes.ts";
import { routes } from "../../things/routes.ts";
import { validInput } from "../../things/valid-input.ts";
import { until } from "../../until.ts";
import { exchange, statusesOf } from "../play/raw.ts";
import { toCall } from "../setup/requests.ts";
import { openSetup, type Setup } from "../setup/setup.ts";

let setup: Setup;
let host: string;
const open: Socket[] = [];

beforeAll(async () => {
  setup = await openSetup();
  host = new URL(setup.product.url).host;
});

afterEach(() => {
  for (const socket of open.splice(0)) socket.destroy();
});

afterAll(() => setup.product.giveBack());

const megabytes = 1024 * 1024;
const head = (method: string, path: string, bytes: number) =>
  `${method} ${path} HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: ${bytes}\r\n\r\n`;

it("a body of 8 MB is refused by its length alone, before a byte of it is read, on every route", async () => {
  const bodies = routes.filter(({ route }) => !isQueryMethod(route.method));
  const replies = bodies.map(async ({ name, route }) => {
    const { method, path } = toCall(route, validInput(route, setup.ann.things));
    const bytes = head(method, path, 8 * megabytes);
    return [name, statusesOf(await exchange(setup.product.url, bytes))];
  });
  // a text, a file, an image, a sound and sections with their questions may be long: there the sender is asked first who it is
  const long = [
    "documents.process",
    "documentsApi.replace",
    "documentsApi.upload",
    "integrations.readOpenApi",
    "knowledgeTemplates.addSections",
    "publicApi.complete",
    "recordings.clip",
    "widgets.uploadLogo",
  ];
  const expected = bodies.map(({ name }) => [name, [long.includes(name) ? 401 : 413]]);
  expect(await Promise.all(replies)).toEqual(expected);
});

it("a chunked body is refused at the first byte too many", async () => {
  const chunk = "x".repeat(8192);
  const chunks = `2000\r\n${chunk}\r\n`.repeat(1 + bodyBytesOf(contract.visitors.session) / chunk.length);
  const received = await exchange(
    setup.product.url,
    `POST /functions/v1/visitor-session HTTP/1.1\r\nHost: ${host}\r\nTransfer-Encoding: chunked\r\n\r\n${chunks}`,
  );
  expect(statusesOf(received)).toEqual([413]);
});

const memory = () => residentMebibytes(setup.product.pid, "VmRSS");

/** Sends these bytes over a connection of its own and leaves it open. */
const begin = (bytes: string): { isOver(): boolean } => {
  const socket = connect(Number(new URL(setup.product.url).port), "127.0.0.1");
  open.push(socket);
  let isOver = false;
  socket.on("error", () => socket.destroy());
  socket.on("data", () => {
    isOver = true;
  });
  socket.on("close", () => {
    isOver = true;
  });
  socket.write(bytes);
  return { isOver: () => isOver };
};

it("200 bodies that never end take no memory, whoever sends them, and others are answered", async () => {
  const { ann } = setup;
  const before = memory();
  const bearer = `Authorization: Bearer ${ann.owner.token}\r\n`;
  const sent = Array.from({ length: 200 }, (_, number) =>
    begin(
      head("POST", "/functions/v1/process-document", 9 * megabytes).replace("\r\n\r\n", `\r\n${bearer}\r\n`) +
        `{"content":"${"x".repeat(4 * megabytes + number)}`,
    ),
  );
  // those beyond the bounds of requests and of bytes are refused
  await until(async () => sent.filter(({ isOver }) => isOver()).length >= 190 || undefined);
  expect((await ann.owner.chatbots.get({ id: ann.things.chatbot })).id).toBe(ann.things.chatbot);
  expect(memory() - before).toBeLessThan(200);
});

it("a form of which only fields come takes no memory", async () => {
  const before = memory();
  const field = (number: number) =>
    `--b\r\nContent-Disposition: form-data; name="f${number}"\r\n\r\n${"x".repeat(60_000)}\r\n`;
  const fields = Array.from({ length: 90 }, (_, number) => field(number)).join("");
  const form = head("POST", "/_local/s3/uploads", 20 * megabytes).replace(
    "application/json",
    "multipart/form-data; boundary=b",
  );
  const sent = Array.from({ length: 60 }, () => begin(form + fields));
  await until(async () => sent.every(({ isOver }) => isOver()) || undefined);
  expect(memory() - before).toBeLessThan(100);
});
