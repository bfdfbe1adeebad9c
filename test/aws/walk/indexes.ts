import { expect } from "vitest";
import * as z from "zod";
import { uploadText } from "../../upload.ts";
import { aws } from "../aws.ts";
import { libraryChatbot } from "./library.ts";
import type { Setup } from "./setup.ts";
import { step } from "./step.ts";

const Listed = z
  .object({ Contents: z.array(z.object({ Key: z.string() })).default([]) })
  .optional()
  .transform((answer) => answer?.Contents.map(({ Key }) => Key) ?? []);

/** Where passages are searched without a domain. */
export const itKeepsIndexesInTheBucket = (setup: () => Setup): void => {
  const keys = async () => {
    const { emulator, outputs } = setup().installation;
    const asked = ["--bucket", outputs.UploadsBucket, "--prefix", "index/"];
    return Listed.parse(await aws(emulator, "s3api", "list-objects-v2", ...asked));
  };

  step("there is no search domain, and the chatbot's index lies in the bucket", async () => {
    const { resources, search } = setup().installation;
    await libraryChatbot(setup());
    expect(resources.filter(({ type }) => type === "AWS::OpenSearchService::Domain")).toEqual([]);
    const indexes = await (await fetch(`${search.url}/_cat/indices?format=json`)).json();
    expect(indexes).toEqual([]);
    expect((await keys()).length).toBeGreaterThan(0);
  });

  step("an index goes with the chatbot's last document", async () => {
    const actor = await setup().api();
    const before = await keys();
    const { id: chatbotId } = await actor.chatbots.create({ name: "Café", use_case: "support" });
    const { id } = await uploadText(actor, chatbotId, "café.txt", "The café opens at ten.");
    expect((await keys()).length).toBeGreaterThan(before.length);
    await actor.documents.remove({ chatbotId, id });
    expect(await keys()).toEqual(before);
  });
};
