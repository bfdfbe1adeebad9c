import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { type Borrowed, borrow } from "../products/borrow.ts";
import { until } from "../until.ts";
import { startTranscriptionServer, type TranscriptionServer } from "./transcription-server.ts";

/** A running product whose recordings are transcribed by a server of the test file. */
export const withSpeech = () => {
  const running: { server?: TranscriptionServer; product?: Borrowed } = {};
  beforeAll(async () => {
    running.product = await borrow("speech");
    running.server = await startTranscriptionServer({ port: running.product.port });
  });
  let before = 0;
  beforeEach(() => {
    before = running.server?.heard.length ?? 0;
  });
  afterEach(() => running.server?.behave("says"));
  afterAll(async () => {
    running.server?.stop();
    await running.product?.giveBack();
  });
  return {
    server: () => running.server as TranscriptionServer,
    /** Lets the reply through that `later` holds back, once it is asked for. */
    letThrough: async () => {
      const server = running.server as TranscriptionServer;
      await until(async () => server.heard.length > before || undefined);
      server.carryOn();
    },
    url: () => (running.product as Borrowed).url,
    product: () => running.product as Borrowed,
  };
};
