import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { streamText } from "ai";
import OpenAI, { APIError } from "openai";
import { expect, it } from "vitest";
import { ping } from "#shared/chat/sse.ts";
import { until } from "../until.ts";
import { as } from "../users.ts";
import { requestFor, streamingRoutes, type Way, waysToAsk } from "./streaming-routes.ts";
import { withModel } from "./with-model.ts";

const desk = withModel();

let made: Promise<Way[]> | undefined;
const ways = (): Promise<Way[]> => {
  made ??= waysToAsk(desk.url());
  return made;
};

const send = (way: Way, signal?: AbortSignal): Promise<Response> =>
  fetch(requestFor(way, desk.url()), { signal: signal ?? null });

interface Opened {
  status: number;
  type: string | null;
  first: string;
  rest(): Promise<string>;
}

/** The beginning of a stream whose model still thinks. */
const open = async (way: Way, signal?: AbortSignal): Promise<Opened> => {
  const response = await send(way, signal);
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  const first = (await reader.read()).value ?? "";
  return {
    status: response.status,
    type: response.headers.get("content-type"),
    first,
    rest: async () => {
      let text = "";
      for (;;) {
        const { value, done } = await reader.read();
        if (done) return text;
        text += value;
      }
    },
  };
};

const named = ({ route, variant = "" }: Way) => `${route} ${variant}`.trim();

/** Asks in all ways at once; the model is held until every stream has opened, and then goes on as the test says. */
const whileThinking = async (next: () => void) => {
  desk.model().behave("thinks");
  const all = await ways();
  const opened = await Promise.all(all.map((way) => open(way)));
  next();
  desk.model().carryOn();
  const rests = await Promise.all(opened.map(({ rest }) => rest()));
  return all.map((way, at) => ({ name: named(way), ...opened[at]!, text: rests[at]! }));
};

/** The errors in a reply, in a stream or as JSON, in the product's own shape or OpenAI's. */
const errorIn = (text: string): { code: string; message: string } => {
  const [line = text] = text.split("\n").filter((one) => one.includes('"error"'));
  const body = JSON.parse(line.replace("data: ", ""));
  const { code, message } = body.code ? body : body.error;
  return { code, message };
};

it("the ways to ask name every route that streams", async () => {
  // an interview asks a model for one sentence, and goes on without it
  const answering = streamingRoutes().filter((route) => route !== "interviews.answer");
  expect(new Set((await ways()).map(({ route }) => route))).toEqual(new Set(answering));
});

it("on every route a stream opens while the model thinks, then has the whole answer and none of its thoughts", async () => {
  for (const { name, status, type, first, text } of await whileThinking(() =>
    desk.model().behave("answers"),
  )) {
    expect([name, status, type, first]).toEqual([name, 200, "text/event-stream; charset=utf-8", ping]);
    expect(text, name).toContain("costs 1.50 euros.");
    expect(text, name).not.toContain("what is a reminder");
    expect(text.endsWith("data: [DONE]\n\n"), name).toBe(true);
  }
  const owner = await as("rita", desk.url());
  const { items } = await owner.history.list({});
  const answered = items.flatMap(({ message_count }) => (message_count === 2 ? [message_count] : []));
  // the test chat twice, widgets twice, by key twice, the page that keeps its conversations once
  expect(answered.length).toBe(7);
});

it("on every route a fault of a model that has thought for long is told in the stream, in the words of its status", async () => {
  const told = await whileThinking(() => desk.model().behave("wrong key"));
  for (const [at, way] of (await ways()).entries()) {
    const { name, status, first, text } = told[at]!;
    expect([name, status, first]).toEqual([name, 200, ping]);
    const early = errorIn(await (await send(way)).text());
    expect([name, errorIn(text)]).toEqual([name, early]);
    expect(text.endsWith("data: [DONE]\n\n"), name).toBe(true);
  }
});

it("a reader who leaves while the model thinks ends its call, on every route", async () => {
  desk.model().behave("thinks");
  const left = desk.model().left();
  const control = new AbortController();
  const all = await ways();
  await Promise.all(all.map((way) => open(way, control.signal)));
  control.abort();
  await until(async () => (desk.model().left() >= left + all.length ? true : undefined));
  desk.model().carryOn();
});

const keyOf = async () => (await ways()).find(({ route }) => route === "publicApi.complete")!.token;

it("the public endpoint tells in the stream that the documents hold nothing, once it has opened", async () => {
  desk.model().behave("thinks");
  desk.model().say(["[0] The documents do not tell that."]);
  const way = (await ways()).find(({ route }) => route === "publicApi.ask")!;
  const { first, rest } = await open(way);
  desk.model().carryOn();
  expect(first).toBe(ping);
  expect(errorIn(await rest())).toEqual({
    code: "not_covered",
    message: expect.stringContaining("do not tell"),
  });
});

/** A stream of each client, once both have opened. */
const byClients = async () => {
  const [baseURL, apiKey] = [`${desk.url()}/v1`, await keyOf()];
  const opened = Promise.withResolvers<void>();
  const provider = createOpenAICompatible({
    name: "docent",
    baseURL,
    apiKey,
    fetch: async (...given) => {
      const response = await fetch(...given);
      opened.resolve();
      return response;
    },
  });
  const prompt = "What does a reminder cost?";
  const errors: unknown[] = [];
  const onError = ({ error }: { error: unknown }) => void errors.push(error);
  desk.model().behave("thinks");
  const ai = streamText({ model: provider("docent"), prompt, maxRetries: 0, onError });
  const aiText = Array.fromAsync(ai.textStream);
  const openai = await new OpenAI({ baseURL, apiKey, maxRetries: 0 }).chat.completions.create({
    model: "docent",
    messages: [{ role: "user", content: prompt }],
    stream: true,
  });
  await opened.promise;
  return { openai, aiText, errors };
};

it("OpenAI's client and Vercel's AI SDK read an answer behind comments", async () => {
  const { openai, aiText, errors } = await byClients();
  desk.model().behave("answers");
  desk.model().carryOn();
  const chunks = await Array.fromAsync(openai);
  expect(chunks[0]?.choices[0]?.delta.role).toBe("assistant");
  const text = chunks.map(({ choices }) => choices[0]?.delta.content ?? "").join("");
  expect(text).toContain("1.50 euros");
  expect((await aiText).join("")).toBe(text);
  expect(errors).toEqual([]);
});

it("OpenAI's client and Vercel's AI SDK report a fault of a stream that has opened", async () => {
  const { openai, aiText, errors } = await byClients();
  desk.model().behave("wrong key");
  desk.model().carryOn();
  const failure = await Array.fromAsync(openai).catch((error) => error);
  expect(failure).toBeInstanceOf(APIError);
  expect(failure).toMatchObject({ code: "not_configured", type: "invalid_request_error" });
  await aiText.catch(() => undefined);
  expect(errors.map(String).join()).toContain("not properly configured");
});
