import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { queryClient } from "#web/lib/api/api.ts";
import { open } from "../../screens/open.tsx";
import { server } from "../../screens/server.ts";
import { path, replies } from "./replies.ts";
import { detailOf, responses } from "./sample.ts";

const interview = page.getByRole("complementary");

it("without pushed messages the list and the open candidate are polled", async () => {
  const { WebSocket } = window;
  window.WebSocket = Lost as unknown as typeof WebSocket;
  await open(`${path}?candidate=app_ann`, replies([detailOf("Ann Lee")]));
  for (const name of ["list", "get", "responses"])
    await expect
      .poll(
        () => queryClient.getQueryCache().find({ queryKey: ["candidates", name], exact: false })?.observers,
      )
      .toMatchObject([{ options: { refetchInterval: 15_000 } }]);
  window.WebSocket = WebSocket;
});

/** A socket that is closed as soon as it is made. */
class Lost extends EventTarget {
  onclose: (() => void) | undefined;
  constructor() {
    super();
    queueMicrotask(() => this.onclose?.());
  }
  send(): void {}
  close(): void {}
}

it("the first quote that is opened beside the conversation is scrolled into view", async () => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const [first] = responses;
  const long = Array.from({ length: 30 }, (_, at) => ({
    id: `resp_${at + 2}`,
    application_id: "app_ann",
    question: "What else?",
    response_text: "Much more. ".repeat(20),
    evaluation_notes: "",
    created_at: "2026-11-20T14:30:00.000Z",
  }));
  const [evaluation] = detailOf("Ann Lee").evaluations;
  const last = long.length + 1;
  const marks = evaluation?.marks.map((mark) => ({
    ...mark,
    ...(mark.quote && { quote: { ...mark.quote, answer: last } }),
  }));
  await open(
    `${path}?candidate=app_ann&show=conversation`,
    replies([detailOf("Ann Lee", { evaluations: evaluation && marks ? [{ ...evaluation, marks }] : [] })], {
      transcript: { items: [] },
      responses: () => held.then(() => ({ items: first ? [...long, first] : [] })),
    }),
  );
  await page.getByRole("button", { name: /I bled 300 brakes/ }).click();
  await expect.poll(() => server.asked("candidates", "responses").length).toBe(1);
  release();
  const quote = interview.css("mark[aria-current]");
  await expect.element(quote).toBeInViewport();
});
