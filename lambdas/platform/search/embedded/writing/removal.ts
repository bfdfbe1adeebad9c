import { list, remove } from "../bucket.ts";
import { type Change, folderOf, type IndexBucket } from "../manifest/current.ts";
import { namesOf } from "../manifest/manifest.ts";

/** A function runs for 15 minutes at most, so older objects that are not current come from killed writers. */
const abandonedAfterMilliseconds = 20 * 60_000;

/** Deletes the objects that a change made unused. */
export const removeSuperseded = async (
  place: IndexBucket,
  chatbotId: string,
  { before, after }: Change,
): Promise<void> => {
  const current = namesOf(after);
  const superseded = [...namesOf(before)].filter((name) => !current.has(name));
  await remove(
    place,
    superseded.map((name) => `${folderOf(chatbotId)}${name}`),
  );
};

/** Deletes the objects of killed writers in a folder of the chatbot. */
export const removeAbandoned = async (
  place: IndexBucket,
  chatbotId: string,
  folder: string,
): Promise<void> => {
  const current = namesOf(await place.manifests.lately(chatbotId));
  for await (const { objects } of list(place, `${folderOf(chatbotId)}${folder}`)) {
    const abandoned = objects.filter(
      ({ key, putAt }) =>
        putAt.getTime() < Date.now() - abandonedAfterMilliseconds &&
        !current.has(key.slice(folderOf(chatbotId).length)),
    );
    await remove(
      place,
      abandoned.map(({ key }) => key),
    );
  }
};
