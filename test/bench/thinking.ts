import { decodeEvents } from "#shared/chat/sse.ts";
import { requestFor, type Way, waysToAsk } from "../chat/streaming-routes.ts";
import { startProduct } from "../product.ts";
import { askingModel, startStubModel } from "./stub-model.ts";
import type { Row } from "./table.ts";

const thinkSeconds = 40;

/** When the bytes of streams come whose model says nothing for 40 s, on every route that streams. */
export const thinking = async (): Promise<Row[]> => {
  const model = await startStubModel({
    thinkMilliseconds: thinkSeconds * 1000,
    words: 20,
    wordMilliseconds: 60,
  });
  const product = await startProduct({ env: { ...askingModel(model), MODEL_TIMEOUT_SECONDS: "60" } });
  const ways = await waysToAsk(product.url);
  const heard = await Promise.all(ways.map((way) => listen(way, product.url)));
  await product.stop();
  model.stop();
  const slowest = (pick: (one: Heard) => number) => Math.max(...heard.map(pick)) / 1000;
  const name = `a model that thinks for ${thinkSeconds} s, ${ways.length} ways`;
  return [
    { what: `${name}: first byte, the slowest`, value: slowest(({ first }) => first), unit: "s", atMost: 5 },
    { what: `${name}: longest silence`, value: slowest(({ silence }) => silence), unit: "s", atMost: 16 },
    {
      what: `${name}: lost`,
      value: heard.filter(({ isWhole }) => !isWhole).length,
      unit: "answers",
      atMost: 0,
    },
  ];
};

interface Heard {
  /** Milliseconds until the first byte, and between two reads. */
  first: number;
  silence: number;
  isWhole: boolean;
}

const listen = async (way: Way, url: string): Promise<Heard> => {
  const heard: Heard = { first: Number.NaN, silence: 0, isWhole: false };
  let heardAt = performance.now();
  const response = await fetch(requestFor(way, url));
  const timed = new TransformStream<Uint8Array, Uint8Array>({
    transform: (bytes, controller) => {
      const waited = performance.now() - heardAt;
      heardAt += waited;
      if (Number.isNaN(heard.first)) heard.first = waited;
      else heard.silence = Math.max(heard.silence, waited);
      controller.enqueue(bytes);
    },
  });
  const events = await Array.fromAsync(decodeEvents(response.body!.pipeThrough(timed))).catch(() => []);
  heard.isWhole = events.some(({ type }) => type === "delta") && events.every(({ type }) => type !== "error");
  return heard;
};
