import { afterAll, beforeAll, expect, it } from "vitest";
import { breakOff, exchange, statusesOf } from "../play/raw.ts";
import { openSetup, type Setup } from "../setup/setup.ts";

let setup: Setup;
let host: string;

beforeAll(async () => {
  setup = await openSetup();
  host = new URL(setup.product.url).host;
});

afterAll(() => setup.product.giveBack());

/** After each of them stands a second request, which must not be taken for one. */
const smuggled = (hidden: string): Record<string, string> => ({
  "a length and chunks": `Content-Length: ${hidden.length + 5}\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`,
  "chunks and a length": `Transfer-Encoding: chunked\r\nContent-Length: ${hidden.length + 5}\r\n\r\n0\r\n\r\n${hidden}`,
  "two lengths": `Content-Length: 0\r\nContent-Length: ${hidden.length}\r\n\r\n${hidden}`,
  "a signed length": `Content-Length: +0\r\n\r\n${hidden}`,
  "a length of other digits": `Content-Length: 0x0\r\n\r\n${hidden}`,
  "a list of lengths": `Content-Length: 0, ${hidden.length}\r\n\r\n${hidden}`,
  "a blank before the colon": `Transfer-Encoding : chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n${hidden}`,
  "another encoding": `Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${hidden}`,
  "encodings of which chunks are not the last": `Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${hidden}`,
  "chunks twice": `Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n0\r\n\r\n${hidden}`,
  "a folded header": `Transfer-Encoding:\r\n chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n${hidden}`,
  "line ends of one sign": `Transfer-Encoding: chunked\nContent-Length: 5\n\n0\n\n${hidden}`,
  "a chunk of more than there is": `Transfer-Encoding: chunked\r\n\r\nffffffffffffffffff\r\n${hidden}`,
  "a chunk of a negative size": `Transfer-Encoding: chunked\r\n\r\n-1\r\n${hidden}`,
  "a NUL in a header": `X-Noise: a\0b\r\nContent-Length: 0\r\n\r\n${hidden}`,
});

it("a request whose end can be told in two ways is refused, and none hides behind it", async () => {
  const hidden = `GET /config.json HTTP/1.1\r\nHost: ${host}\r\n\r\n`;
  const replies = await Promise.all(
    Object.entries(smuggled(hidden)).map(async ([how, rest]) => {
      const received = await exchange(
        setup.product.url,
        `POST /api/chatbots HTTP/1.1\r\nHost: ${host}\r\n${rest}`,
      );
      return { how, statuses: statusesOf(received), isHiddenFound: received.includes("userPoolId") };
    }),
  );
  expect(
    replies.filter(
      ({ statuses: [first = 0, ...more], isHiddenFound }) =>
        first !== 400 || more.length > 0 || isHiddenFound,
    ),
  ).toEqual([]);
});

const odd = (): Record<string, string> => ({
  "two slashes": `GET // HTTP/1.1\r\nHost: ${host}\r\n\r\n`,
  "an address without an end": `GET http://[ HTTP/1.1\r\nHost: ${host}\r\n\r\n`,
  "a backslash": `GET /\\[ HTTP/1.1\r\nHost: ${host}\r\n\r\n`,
  "our own full address": `GET http://${host}/api/chatbots HTTP/1.1\r\nHost: ${host}\r\n\r\n`,
  "another's full address": `GET http://example.com/config.json HTTP/1.1\r\nHost: ${host}\r\n\r\n`,
  "a star": `OPTIONS * HTTP/1.1\r\nHost: ${host}\r\n\r\n`,
  "a tunnel": `CONNECT example.com:443 HTTP/1.1\r\nHost: ${host}\r\n\r\n`,
  "no host": "GET / HTTP/1.1\r\n\r\n",
  "two hosts": `GET /config.json HTTP/1.1\r\nHost: example.com\r\nHost: ${host}\r\n\r\n`,
  "no protocol": "GET /config.json\r\n\r\n",
  TLS: "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
  "an upgrade to what there is not": `GET /nothing HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
  "an upgrade of a route": `GET /api/chatbots HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n`,
  "an upgrade without a key": `GET /_local/socket HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
  "an upgrade from elsewhere": `GET /_local/socket HTTP/1.1\r\nHost: example.com\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n`,
});

it("requests of no known form are refused, and the product goes on", async () => {
  const replies = await Promise.all(
    Object.entries(odd()).map(async ([what, bytes]) => ({
      what,
      received: await exchange(setup.product.url, bytes),
    })),
  );
  const wrong = replies.filter(
    ({ received }) =>
      statusesOf(received).some((status) => status < 400 || status >= 500) ||
      /userPoolId|\n\s+at /.test(received),
  );
  expect(wrong).toEqual([]);
  expect((await setup.product.look()).isRunning).toBe(true);
});

it("a connection that is broken off, in the middle or with its answer, disturbs nobody", async () => {
  const { product, ann } = setup;
  const long = `POST /api/chatbots HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 1000\r\n\r\n{"name":`;
  const ends = [...Object.values(odd()), long].flatMap((bytes) => [
    ...Array.from({ length: 5 }, () => breakOff(product.url, bytes)),
    breakOff(product.url, bytes, { isAnswered: true }),
  ]);
  await Promise.all(ends);
  expect((await ann.owner.chatbots.get({ id: ann.things.chatbot })).id).toBe(ann.things.chatbot);
  expect((await product.look()).isRunning).toBe(true);
  expect(await product.output()).not.toMatch(/Error|\n\s+at /);
});
