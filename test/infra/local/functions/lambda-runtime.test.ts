import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { Readable, type Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { expect, it } from "vitest";
import "#infra/local/functions/lambda-runtime.ts";

declare const awslambda: {
  HttpResponseStream: { from(response: ServerResponse, prelude: object): Writable };
};

it("an answer whose reader left before it began is brought to its end", async () => {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  response.destroy();
  let isEnded = false;
  async function* answer() {
    try {
      yield "The first words.";
      yield "The rest.";
    } finally {
      isEnded = true;
    }
  }
  const stream = awslambda.HttpResponseStream.from(response, {});
  // Middy begins every response like this.
  stream.write("");
  await expect(pipeline(Readable.from(answer()), stream)).rejects.toMatchObject({
    code: "ERR_STREAM_PREMATURE_CLOSE",
  });
  expect(isEnded).toBe(true);
});
