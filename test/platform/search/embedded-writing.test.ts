import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { PutObjectCommand } from "@aws-sdk/client-s3";
import { describe, expect, it } from "vitest";
import { clientOf } from "./index-bucket.ts";
import { chatbotId, indexScene } from "./index-setup.ts";
import { document } from "./passages.ts";

const writer = fileURLToPath(new URL("embedded-writer.ts", import.meta.url));

describe("writing indexes in a bucket", () => {
  const { open, search, buckets, bucket, put, found, keys } = indexScene();
  const write = (...more: (string | number)[]) =>
    spawn(process.execPath, [writer, buckets().endpoint, bucket(), chatbotId, ...more.map(String)], {
      stdio: ["ignore", "pipe", "inherit"],
    });

  it("neither loses nor doubles what processes put at the same time, also while it is merged", async () => {
    const processes = ["ann", "bob", "cat"].map((name) => write(name, 4, 14));
    for (const { stdout } of processes) stdout.resume();
    await Promise.all(processes.map((running) => once(running, "close")));
    const texts = ["ann", "bob", "cat"].flatMap((name) =>
      Array.from({ length: 14 }, (_, at) => at).flatMap((at) =>
        [0, 1, 2, 3].map((passage) => `Passage ${passage} of doc_${name}_${at}`),
      ),
    );
    expect(await found("passage")).toEqual(texts.sort());
    expect((await keys()).some((key) => key.startsWith("index/bot_shop/merged/"))).toBe(true);
  });

  it("keeps what was acknowledged, and only whole documents, through a kill", async () => {
    const running = write("ann", 200);
    let acknowledged = "";
    running.stdout.setEncoding("utf8").on("data", (text: string) => {
      acknowledged += text;
      if (acknowledged.split("\n").length > 2) running.kill("SIGKILL");
    });
    await once(running, "close");
    for (const documentId of ["doc_ann_0", "doc_ann_1", "doc_ann_2"]) {
      const own = (await found("passage")).filter((text) => text.endsWith(documentId));
      expect([0, 200]).toContain(own.length);
      if (acknowledged.includes(documentId)) expect(own).toHaveLength(200);
    }
    expect(acknowledged).not.toBe("");
  });

  it("removes all of a chatbot's objects with its last document", async () => {
    for (let number = 0; number < 17; number++) await put(`doc_${number}`, [`refund ${number}`]);
    await put("doc_0", ["another refund"]);
    for (let number = 0; number < 17; number++) await search().remove(document(`doc_${number}`));
    expect(await keys()).toEqual([]);
  });

  it("leaves nothing of a document's former version", async () => {
    await put("doc_a", ["old refund"]);
    await put("doc_a", ["new refund"]);
    expect(await keys()).toHaveLength(2);
  });

  it("removes with a document what killed writers left of it, once they cannot run any more", async () => {
    await put("doc_a", ["refund"]);
    const Key = "index/bot_shop/documents/doc_gone/edition_left";
    await buckets().client.send(new PutObjectCommand({ Bucket: bucket(), Key, Body: "left" }));
    await search().remove(document("doc_gone"));
    expect(await keys()).toContain(Key);
    await open({ client: halfAnHourLater() }).remove(document("doc_gone"));
    expect(await keys()).not.toContain(Key);
    expect(await found("refund")).toEqual(["refund"]);
  });

  it("takes a write for done whose answer was lost, and does not undo what came after it", async () => {
    await put("doc_a", ["refund"]);
    const client = clientOf(buckets().endpoint);
    let isLost = false;
    client.middlewareStack.add(
      (next) => async (args) => {
        const answer = await next(args);
        const { Key = "", IfMatch } = Object(args.input);
        if (isLost || !IfMatch || !Key.endsWith("manifest")) return answer;
        isLost = true;
        await search().remove(document("doc_b"));
        throw Object.assign(new Error("socket hang up"), { name: "TimeoutError" });
      },
      { step: "deserialize" },
    );
    await put("doc_b", ["another refund"], open({ client }));
    expect(isLost).toBe(true);
    expect(await found("refund")).toEqual(["refund"]);
    expect(await keys()).toHaveLength(2);
  });

  it("ends with what to do where others are always faster", async () => {
    const client = clientOf(buckets().endpoint);
    client.middlewareStack.add(
      (next) => (args) => {
        if (Object(args.input).IfNoneMatch === "*")
          Object.assign(args.input, { IfNoneMatch: undefined, IfMatch: '"other"' });
        return next(args);
      },
      { step: "initialize" },
    );
    const refused = put("doc_a", ["refund"], open({ client, patienceMilliseconds: 300 }));
    await expect(refused).rejects.toMatchObject({
      code: "unavailable",
      message: expect.stringMatching(/Try again/),
    });
    expect(await found("refund")).toEqual([]);
  });

  /** A client to which all objects look so much older. */
  const halfAnHourLater = () => {
    const client = clientOf(buckets().endpoint);
    client.middlewareStack.add(
      (next) => async (args) => {
        const answer = await next(args);
        for (const object of Object(answer.output).Contents ?? [])
          object.LastModified = new Date(object.LastModified.getTime() - 30 * 60_000);
        return answer;
      },
      { step: "initialize" },
    );
    return client;
  };
});
