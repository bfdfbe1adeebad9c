import { expect, it, onTestFinished } from "vitest";
import { listen } from "#infra/local/gateway/listen.ts";
import { answerStarting } from "#infra/local/gateway/starting.ts";

it("who comes while the product starts is told to come again, and is served when it is ready", async () => {
  const { server, port } = await listen(0);
  onTestFinished(() => void server.close());
  const isReady = answerStarting(server);
  const early = await fetch(`http://127.0.0.1:${port}/api/chatbots`);
  expect([early.status, early.headers.get("retry-after")]).toEqual([503, "1"]);
  expect(await early.json()).toMatchObject({ code: "unavailable" });
  isReady();
  server.on("request", (_request, response) => response.end("ready"));
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe("ready");
});
