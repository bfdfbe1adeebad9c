import type { Server, ServerResponse } from "node:http";

/** Answers who comes before the product is ready, which would wait for good otherwise; call the result when it is. */
export const answerStarting = (server: Server): (() => void) => {
  const answer = (_request: unknown, response: ServerResponse) => {
    response
      .writeHead(503, { "content-type": "application/json", "retry-after": "1", connection: "close" })
      .end(JSON.stringify({ code: "unavailable", message: "Docent is starting. Try again in a moment." }));
  };
  server.on("request", answer);
  return () => void server.off("request", answer);
};
