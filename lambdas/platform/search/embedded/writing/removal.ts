import { list, remove } from "../bucket.ts";
import { type Change, folderOf } from "../manifest/current.ts";
import { namesOf } from "../manifest/manifest.ts";
import type { Place } from "../place.ts";

/** No function runs longer than a quarter of an hour: what is older and not current was left by one that was killed. */
const abandonedAfterMilliseconds = 20 * 60_000;

/** Removes the objects that a change has left without use. */
export const removeSuperseded = async (
  place: Place,
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

/** Removes what killed writers have left below a folder of the chatbot's. */
export const removeAbandoned = async (place: Place, chatbotId: string, folder: string): Promise<void> => {
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
