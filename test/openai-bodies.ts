import type { ServerResponse } from "node:http";

export interface EmbeddingBody {
  model: string;
  input: string[];
  dimensions?: number;
}

export const usual = ["A reminder ", "costs 1.50 euros. ", "[1]"];
export const usage = { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 };

export const whole = (response: ServerResponse) => {
  const message = { role: "assistant", content: usual.join("") };
  const choices = [{ index: 0, message, finish_reason: "stop" }];
  reply(response, 200, { id: "c1", object: "chat.completion", choices, usage });
};

export const list = (response: ServerResponse, models: string[]) => {
  if (models.length === 0) return reply(response, 404, { error: { message: "Not found" } });
  reply(response, 200, { object: "list", data: models.map((id) => ({ id, object: "model" })) });
};

/** Neither in order nor of unit length, as the protocol allows. */
export const embed = (
  response: ServerResponse,
  { input, dimensions = 8 }: EmbeddingBody,
  vectorOf: (text: string, dimensions: number) => number[],
) => {
  const data = input.map((text, index) => ({
    object: "embedding",
    index,
    embedding: vectorOf(text, dimensions),
  }));
  reply(response, 200, {
    object: "list",
    data: data.reverse(),
    usage: { prompt_tokens: 1, total_tokens: 1 },
  });
};

export const vector = (text: string, dimensions: number): number[] =>
  Array.from({ length: dimensions }, (_, at) => (text.charCodeAt(at % text.length) || 1) + at);

export const reply = (response: ServerResponse, status: number, body: object) =>
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
