import { pollQueue } from "#infra/local/sqs/poller.ts";
import { openQueue } from "#infra/local/sqs/queue.ts";

const [file = ""] = process.argv.slice(2);
const queue = openQueue({ file, visibilityTimeoutSeconds: 3600, maxReceiveCount: 3 });

/** Every third message is never finished; the others are told once they are worked off. */
pollQueue({
  queue,
  concurrency: 1000,
  async invoke({ Records }) {
    const body = Records[0]?.body ?? "";
    if (Number(body) % 3 === 0) await new Promise(() => {});
    process.stdout.write(`done ${body}\n`);
  },
});
for (let n = 0; ; n += 1) {
  queue.send(`${n}`);
  process.stdout.write(`sent ${n}\n`);
  await new Promise(setImmediate);
}
