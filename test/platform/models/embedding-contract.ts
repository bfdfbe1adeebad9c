import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Wire } from "./wire.ts";

const dimension = 1024;
/** Vectors that tell the texts apart by their length. */
const vectorOf = (text: string): number[] => [text.length, 1, ...Array(dimension - 2).fill(0)];
const withFirst = (first: number | null) => (texts: string[]) =>
  texts.map((text) => [first, ...vectorOf(text).slice(1)]);
const unreadable = {
  code: "model_failed",
  message: "The model's reply could not be read. Please try again.",
};
const busy = { code: "rate_limited" };

/** How every adapter bears up with its provider's vectors. */
export const itEmbedsOverTheWire = ({ models, server, replies }: Omit<Wire, "secrets">): void => {
  const vectors = replies.vectors((texts) => texts.map(vectorOf));
  const embed = async (texts: string[], settings: Record<string, string> = {}) =>
    (await models(settings)).embed(texts, "passage");
  const sent = (): string[] =>
    server().requests.flatMap(({ body }) => body.input ?? body.texts ?? [body.inputText ?? ""]);

  beforeEach(() => void vi.spyOn(Math, "random").mockReturnValue(0));
  afterEach(() => vi.restoreAllMocks());

  describe("vectors over the wire", () => {
    it("of another dimension are refused with what to set", async () => {
      server().script(replies.vectors((texts) => texts.map((text) => vectorOf(text).slice(0, 512))));
      await expect(embed(["a"])).rejects.toMatchObject({
        code: "not_configured",
        message: expect.stringContaining("have 512 dimensions. Set EMBEDDING_DIMENSION to that number."),
      });
      expect(server().requests).toHaveLength(1);
    });

    it.each([
      ["null for a number", withFirst(null)],
      ["numbers too large to count with", withFirst(1e200)],
      ["nothing but noughts", (texts: string[]) => texts.map(() => Array(dimension).fill(0))],
      ["no vector for a text", () => []],
    ])("with %s are refused", async (_, make) => {
      server().script(replies.vectors(make));
      await expect(embed(["a"])).rejects.toMatchObject(unreadable);
    });

    it.each([`{"data":[{"embedding":[NaN]}],"embedding":[NaN]}`, `{"data"`, "[]", "null"])(
      "in a reply of %s are refused",
      async (text) => {
        server().script((response) => {
          response.writeHead(200, { "content-type": "application/json" });
          response.end(text);
        });
        await expect(embed(["a"])).rejects.toMatchObject(unreadable);
      },
    );

    it("are asked for again where the model is throttled, each request by itself", async () => {
      server().script(replies.throttled, replies.throttled, vectors);
      expect(await embed(["a", "bb"])).toHaveLength(2);
      expect(server().requests.length).toBeLessThanOrEqual(4);
    });

    it("are given up where the model is throttled for ever", async () => {
      server().script(replies.throttled);
      await expect(embed(["a"])).rejects.toMatchObject(busy);
      expect(server().requests).toHaveLength(8);
    });

    it("are not waited for beyond the time that is left", async () => {
      server().script(replies.throttledFor("2"), vectors);
      const adapter = await models();
      const soon = adapter.embed(["a"], "passage", { until: Date.now() + 500 });
      await expect(soon).rejects.toMatchObject(busy);
      expect(server().requests).toHaveLength(1);
    });

    it("that do not come are given up in time, with their request", async () => {
      server().script(replies.silent);
      const before = server().left();
      await expect(embed(["a"], { MODEL_TIMEOUT_SECONDS: "0.1" })).rejects.toMatchObject({
        message: "The model did not answer in time. Please try again.",
      });
      await expect.poll(() => server().left()).toBeGreaterThan(before);
    });

    it("that nobody waits for any more are given up, with their request", async () => {
      server().script(replies.silent);
      const [before, reader, adapter] = [server().left(), new AbortController(), await models()];
      const given = adapter.embed(["a"], "question", { signal: reader.signal });
      given.catch(() => undefined);
      await expect.poll(() => server().requests.length).toBeGreaterThan(0);
      reader.abort();
      await expect(given).rejects.toThrow();
      await expect.poll(() => server().left()).toBeGreaterThan(before);
    });

    it("of texts that say nothing are made without asking, of unit length", async () => {
      server().script(vectors);
      const [blank, said, other] = await embed(["  \n", "abc", ""]);
      expect(sent()).toEqual(["abc"]);
      expect([blank, said, other].map((vector) => Math.hypot(...(vector ?? [])))).toEqual([
        1,
        expect.closeTo(1),
        1,
      ]);
      expect(said).not.toEqual(blank);
    });

    it("of a text longer than the model takes are the mean of its parts", async () => {
      server().script(vectors);
      const long = "Shelf one is blue. ".repeat(3000);
      const [vector, short] = await embed([long, "abc"]);
      const [one = "", ...others] = sent().filter((text) => text !== "abc");
      expect(others.length).toBeGreaterThan(1);
      expect([one, ...others].join(" ")).toBe(long.trim());
      for (const part of others) expect(part.length).toBeGreaterThan(one.length / 2);
      expect(Math.hypot(...(vector ?? []))).toBeCloseTo(1, 5);
      expect(short?.[0]).toBeCloseTo(3 / Math.hypot(3, 1), 5);
    });
  });
};
