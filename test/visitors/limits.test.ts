import { request } from "node:http";
import { afterAll, beforeAll, expect, it } from "vitest";
import { applicationFor, openOffice } from "../interviews/office.ts";
import { type Product, startProduct } from "../product.ts";
import { uploadText } from "../upload.ts";
import { as } from "../users.ts";
import { withinAMinute } from "../within-a-minute.ts";

let product: Product;

beforeAll(async () => {
  product = await startProduct({
    env: { VISITOR_LIMITS: "session=5,address=12,chatbot=15,starts=6", LOG_LEVEL: "INFO" },
  });
});
afterAll(() => product.stop());

interface Reply {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

interface From {
  token?: string;
  /** Another address of this machine, which counts as another caller. */
  address?: string;
  headers?: Record<string, string>;
}

const post = (path: string, body: object, { token, address, headers }: From = {}): Promise<Reply> => {
  const { promise, resolve, reject } = Promise.withResolvers<Reply>();
  const authorization = token && { authorization: `Bearer ${token}` };
  request(
    `${product.url}/functions/v1/${path}`,
    {
      method: "POST",
      agent: false,
      ...(address && { localAddress: address }),
      headers: { "content-type": "application/json", ...authorization, ...headers },
    },
    async (response) => {
      const text = (await Array.fromAsync(response)).join("");
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text });
    },
  )
    .on("error", reject)
    .end(JSON.stringify(body));
  return promise;
};

/** A chatbot of its own with a public page and a widget; nobody has asked it yet. */
const scene = async () => {
  const ann = await as("ann", product.url);
  const { id } = await ann.chatbots.create({ name: "Desk", use_case: "support" });
  await uploadText(ann, id, "rules.txt", "Books may be kept for four weeks. A reminder costs 1.50 euros.");
  const publication = { public_title: "Help", public_description: "", is_public: true };
  const { public_slug } = await ann.chatbots.publish({ id, ...publication });
  const { id: widgetId } = await ann.widgets.create({ rag_system_id: id, name: "Site" });
  const session = async (to: object = { widgetId }, from: From = {}) => {
    const { body } = await post("visitor-session", to, from);
    const { session_id: sessionId, token } = JSON.parse(body);
    return { sessionId, token } as { sessionId: string; token: string };
  };
  const ask = (
    { sessionId, token }: { sessionId: string; token: string },
    more: From & { stream?: boolean } = {},
  ) =>
    post(
      "widget-chat",
      { widgetId, sessionId, message: "Hello", stream: more.stream ?? false },
      { token, ...more },
    );
  const askPage = ({ token }: { token: string }, more: From = {}) =>
    post("public-rag-chat-stream", { ragSlug: public_slug, message: "Hello" }, { token, ...more });
  return { widgetId, slug: public_slug, session, ask, askPage };
};
const times = (number: number, ask: () => Promise<Reply>): Promise<Reply[]> =>
  Promise.all(Array.from({ length: number }, ask));
const passed = (replies: Reply[]) => replies.filter(({ status }) => status === 200).length;

it.each(["widget", "page"])(
  "of questions asked at once in one session on a %s exactly the limit passes",
  (where) =>
    withinAMinute(scene, async ({ slug, session, ask, askPage }) => {
      const asking = where === "widget" ? ask : askPage;
      const to = where === "widget" ? undefined : { ragSlug: slug };
      const [one, other] = [await session(to), await session(to)];
      const replies = await times(12, () => asking(one));
      expect([passed(replies), replies.filter(({ status }) => status === 429).length]).toEqual([5, 7]);
      expect((await asking(other)).status).toBe(200);
    }),
);

it("of questions from one address in many sessions exactly the limit passes, from another address they go on", () =>
  withinAMinute(scene, async ({ session, ask }) => {
    const sessions = await Promise.all(Array.from({ length: 5 }, () => session()));
    const asked = await Promise.all(sessions.map((one) => times(4, () => ask(one))));
    expect(passed(asked.flat())).toBe(12);
    const claimed = { "x-forwarded-for": "198.51.100.7", "x-viewer-address": "198.51.100.7" };
    const spoofed = await ask(sessions[0] ?? (await session()), { headers: claimed });
    expect([spoofed.status, spoofed.body]).toEqual([429, expect.stringContaining("from your network")]);
    const elsewhere = { address: "127.0.0.3" };
    expect((await ask(await session(undefined, elsewhere), elsewhere)).status).toBe(200);
  }));

it("of all questions to one chatbot exactly the limit passes, wherever they come from", () =>
  withinAMinute(scene, async ({ session, ask }) => {
    const addresses = ["127.0.0.4", "127.0.0.5", "127.0.0.6", "127.0.0.7"];
    const asked = await Promise.all(
      addresses.map(async (address) => {
        const one = await session(undefined, { address });
        return times(5, () => ask(one, { address }));
      }),
    );
    expect(passed(asked.flat())).toBe(15);
    expect(asked.flat().find(({ status }) => status === 429)?.body).toContain("very many visitors");
    const other = await scene();
    expect((await other.ask(await other.session())).status).toBe(200);
  }));

it("of sessions started at once from one address exactly the limit passes", () =>
  withinAMinute(scene, async ({ widgetId }) => {
    expect(passed(await times(15, () => post("visitor-session", { widgetId })))).toBe(6);
    expect((await post("visitor-session", { widgetId }, { address: "127.0.0.3" })).status).toBe(200);
  }));

it("of applications for a posting from one address exactly the limit passes, for another posting they go on", () =>
  withinAMinute(
    async () => {
      const { post: create } = await openOffice(await as("ann", product.url));
      return Promise.all([create(), create()]);
    },
    async ([job, other]) => {
      let number = 0;
      const apply = (posting = job, from: From = {}) =>
        post("job-applications", applicationFor(posting, `Noor${number++}`), from);
      const replies = await times(9, () => apply());
      expect(passed(replies)).toBe(6);
      expect(replies.find(({ status }) => status === 429)?.body).toContain("Many applications came");
      expect((await apply(job, { address: "127.0.0.3" })).status).toBe(200);
      expect((await apply(other)).status).toBe(200);
    },
  ));

it.each([false, true])("a refused question says when to come back, streamed (%s) or not", (stream) =>
  withinAMinute(scene, async ({ session, ask }) => {
    const one = await session();
    const first = await ask(one, { stream });
    expect(first.headers).toMatchObject({ "x-ratelimit-limit": "5", "x-ratelimit-remaining": "4" });
    await times(4, () => ask(one));
    const { status, headers, body } = await ask(one, { stream });
    const seconds = Number(headers["retry-after"]);
    expect([status, headers["content-type"]]).toEqual([429, "application/json"]);
    expect(headers).toMatchObject({
      "x-ratelimit-limit": "5",
      "x-ratelimit-remaining": "0",
      "x-ratelimit-reset": `${seconds}`,
      "access-control-expose-headers": expect.stringContaining("retry-after"),
    });
    expect(JSON.parse(body)).toEqual({
      code: "rate_limited",
      message: `You asked many questions in a short time. Please try again in ${seconds} second${seconds === 1 ? "" : "s"}.`,
      retryAfterSeconds: seconds,
    });
    expect([seconds > 0, seconds <= 60]).toEqual([true, true]);
  }),
);

it("who is refused is no failed answer in the logs, and no address stands there", async () => {
  const lines = product.output().split("\n");
  expect(
    lines.filter((line) => line.includes('"message":"answer"') && line.includes("rate_limited")),
  ).toEqual([]);
  expect(lines.some((line) => line.includes('"status":429'))).toBe(true);
  expect(lines.filter((line) => line.includes("127.0.0.4"))).toEqual([]);
});
