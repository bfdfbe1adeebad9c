import { expect, it } from "vitest";
import { as } from "../users.ts";

it("[WBUILD-006] a user's interest in a channel is recorded once, for that user and channel", async () => {
  const [ann, bob] = [await as("ann"), await as("bob")];
  expect((await ann.channels.interests({})).items).toEqual([]);
  const joined = await ann.channels.joinWaitlist({ channel: "slack" });
  expect(joined).toEqual({ channel: "slack", joined_at: expect.stringMatching(/Z$/) });
  expect(await ann.channels.joinWaitlist({ channel: "slack" })).toEqual(joined);
  await ann.channels.joinWaitlist({ channel: "telegram" });
  const { items } = await ann.channels.interests({});
  expect(items.map(({ channel }) => channel)).toEqual(["slack", "telegram"]);
  expect(items[0]).toEqual(joined);
  expect((await bob.channels.interests({})).items).toEqual([]);
});
