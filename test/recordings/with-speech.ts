import { afterAll, afterEach, beforeAll } from "vitest";
import { type Borrowed, borrow } from "../products/borrow.ts";
import { startTranscriptionServer, type TranscriptionServer } from "./transcription-server.ts";

/** A running product whose recordings are transcribed by a server of the test file. */
export const withSpeech = () => {
  const running: { server?: TranscriptionServer; product?: Borrowed } = {};
  beforeAll(async () => {
    running.product = await borrow("speech");
    running.server = await startTranscriptionServer({ port: running.product.port });
  });
  afterEach(() => running.server?.behave("says"));
  afterAll(async () => {
    running.server?.stop();
    await running.product?.giveBack();
  });
  return {
    server: () => running.server as TranscriptionServer,
    url: () => (running.product as Borrowed).url,
    product: () => running.product as Borrowed,
  };
};
