import "#infra/local/functions/lambda-runtime.ts";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { newChatbot, settingsOf } from "../core/counters/facts.ts";
import { openOutbox } from "../faults/appends/outbox.ts";
import { jobFields } from "../jobs/job-fields.ts";
import { eventTo } from "../platform/http-event.ts";

const folder = mkdtempSync(join(tmpdir(), "snapshot-"));
const user_id = "usr_snapshot";
let stop: () => Promise<void>;

beforeAll(async () => {
  Object.assign(process.env, { APP_SECRET: "a secret of this test", ORIGIN_SECRET: "off" });
  stop = (await openOutbox(folder)).stop;
});
afterAll(async () => {
  await stop();
  rmSync(folder, { recursive: true });
});

const product = async () => ({
  ...(await import("#lambdas/core/chatbots/store.ts")),
  ...(await import("#lambdas/jobs/applications/directory.ts")),
  ...(await import("#lambdas/jobs/applications/store.ts")),
  ...(await import("#lambdas/jobs/create.ts")),
  ...(await import("#lambdas/jobs/remove-job.ts")),
  ...(await import("#lambdas/jobs/store.ts")),
  ...(await import("#lambdas/interviews/apply.ts")),
  ...(await import("#lambdas/interviews/handler.ts")),
  ...(await import("#lambdas/interviews/look-after.ts")),
  ...(await import("#platform/table/client.ts")),
  ...(await import("#shared/interviews/notice.ts")),
});

it("of an account with over 2,000 candidates, nobody who was erased stays in what its lists are read from", async () => {
  const { apply, applicationDirectories, applicationStore, chatbotStore, create, noticeVersion, ...rest } =
    await product();
  const chatbot = newChatbot(user_id, new Date().toISOString());
  await chatbotStore.create(chatbot, settingsOf(chatbot));
  const posted = (title: string) =>
    create(user_id, { ...jobFields, title, rag_system_id: chatbot.id } as never, user_id);
  const postings = [await posted("Bicycle mechanic"), await posted("Shop assistant")] as const;
  const applied = (name: string, { id: job_id, public_slug: jobSlug } = postings[0]) => {
    const person = { applicant_name: name, applicant_email: `${name}@mail.example`, applicant_phone: "" };
    const page = { sessionId: "1764201600000-k3t9", language: "en", consent_version: noticeVersion };
    return apply({ ...person, ...page, jobSlug, job_id, wants: "person" }, { address: "127.0.0.1" } as never);
  };
  const byLink = await applied("Noor");
  const byTime = await applied("Ayla");
  await applied("Bram", postings[1]);
  await applied("Hana");
  const { id, ...model } = await applicationStore.get({ user_id, id: byLink.application.id });
  for (let from = 0; from < 2000; from += 100)
    await rest.transact(
      Array.from({ length: 100 }, (_, at) =>
        applicationStore.writes.put({ ...model, id: `${id}${from + at}`, applicant_name: "Iker" }),
      ),
    );
  const names = async () => {
    const { cards = [] } = (await applicationDirectories.snapshots.read(user_id)) ?? {};
    expect(cards.length).toBeGreaterThan(2000);
    return [...new Set(cards.map(({ applicant_name }) => applicant_name))].toSorted();
  };
  await applicationDirectories.of(user_id);
  expect(await names()).toEqual(["Ayla", "Bram", "Hana", "Iker", "Noor"]);

  const context = { awsRequestId: "one", getRemainingTimeInMillis: () => 60_000 };
  const erasing = eventTo("/functions/v1/job-application-erasure", { body: { token: byLink.token } });
  expect(await rest.handler(erasing, context as never)).toMatchObject({ statusCode: 200 });
  expect(await names()).toEqual(["Ayla", "Bram", "Hana", "Iker"]);
  await rest.eraseExpired({ user_id, id: byTime.application.id, at: "2099-01-01T00:00:00.000Z" });
  expect(await names()).toEqual(["Bram", "Hana", "Iker"]);
  const posting = await rest.jobStore.ofAccount(user_id, postings[1].id);
  await rest.removeJob(posting, { userId: user_id, until: Date.now() + 60_000 });
  expect(await names()).toEqual(["Hana", "Iker"]);
});
