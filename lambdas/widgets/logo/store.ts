import { openSecret, sealSecret } from "#platform/access/secret/sealed-secret.ts";
import { bucket } from "#platform/storage/bucket.ts";
import { AppError } from "#shared/errors.ts";
import { imageOf } from "./image.ts";

const files = bucket("UPLOADS_BUCKET");
const publicPath = "/functions/v1/widget-logos/";
const sealing = { purpose: "widget-logo", boundTo: "public address" };
/** The folder of logos of widgets that are not created yet. */
const temporary = "temp";
const unusedMilliseconds = 3_600_000;

interface Place {
  accountId: string;
  /** Absent for a widget that is not created yet. */
  widgetId?: string | undefined;
}

/**
 * Stores the image in base64 and returns the path of its public address, which holds the object's key encrypted: the key
 * begins with the account's id. `current` is the widget's saved logo, which stays. Throws AppError `invalid` for bytes that are no image.
 */
export const storeLogo = async (
  content: string,
  place: Place,
  current: string | null = null,
): Promise<string> => {
  const image = imageOf(Buffer.from(content, "base64"));
  if (!image) throw new AppError("invalid", "The logo has to be a PNG, JPEG, GIF or WebP image.");
  await removeUnused(place, current);
  const key = `${folderOf(place)}${Date.now()}.${image.extension}`;
  await files.put(key, image.bytes, { contentType: image.contentType });
  return pathOf(key);
};

/** Throws AppError `not_found` for a path that is not a logo's. */
export const readLogo = async (sealed: string) => {
  const key = await openSecret(sealed, sealing).catch(() => undefined);
  const logo = key && (await files.get(key));
  if (!logo) throw new AppError("not_found", "There is no logo at this address.");
  return { content: logo.bytes, contentType: logo.contentType ?? "application/octet-stream" };
};

/** The logo's address in the widget's own folder: one that was uploaded elsewhere in the account is copied there. */
export const adoptLogo = async (logo: string | null, { accountId, widgetId }: Required<Place>) => {
  const key = logo && (await keyIn(logo, accountId));
  if (!key || key.startsWith(folderOf({ accountId, widgetId }))) return logo;
  const stored = await files.get(key);
  if (!stored) throw new AppError("invalid", "The logo is gone. Upload it again.");
  const own = folderOf({ accountId, widgetId }) + key.split("/").at(-1);
  await files.put(own, stored.bytes, { contentType: stored.contentType ?? "" });
  return new URL(await pathOf(own), logo).href;
};

/** Deletes the logos of a widget, without the one at this address. */
export const removeLogos = async (
  { accountId, widgetId }: Required<Place>,
  kept: string | null = null,
): Promise<void> => {
  const keptKey = kept && (await keyIn(kept, accountId));
  for (const key of await files.keys(folderOf({ accountId, widgetId })))
    if (key !== keptKey) await files.remove(key);
};

/** Deletes the logos of the folder that were uploaded more than an hour ago and never saved. */
const removeUnused = async (place: Place, current: string | null): Promise<void> => {
  const currentKey = current && (await keyIn(current, place.accountId));
  for (const key of await files.keys(folderOf(place))) {
    const storedAt = Number.parseInt(key.split("/").at(-1) ?? "", 10);
    if (key !== currentKey && storedAt < Date.now() - unusedMilliseconds) await files.remove(key);
  }
};

const folderOf = ({ accountId, widgetId = temporary }: Place): string =>
  `${accountId}/widget-logos/${widgetId}/`;

const pathOf = async (key: string): Promise<string> => publicPath + (await sealSecret(key, sealing));

/** The key of a stored logo of this account; undefined for any other address. */
const keyIn = async (logo: string, accountId: string): Promise<string | undefined> => {
  const { pathname } = new URL(logo);
  if (!pathname.startsWith(publicPath)) return undefined;
  const key = await openSecret(pathname.slice(publicPath.length), sealing).catch(() => "");
  return key.startsWith(`${accountId}/widget-logos/`) ? key : undefined;
};
