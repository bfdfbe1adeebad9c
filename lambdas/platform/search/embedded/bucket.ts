import {
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  type S3Client,
} from "@aws-sdk/client-s3";

export interface Bucket {
  client: S3Client;
  bucket: string;
}

export interface Stored {
  bytes: Uint8Array;
  etag: string;
}

/** An object, or the bytes of it from `from` up to `to`. Throws `NoSuchKey` where it is missing. */
export const get = async (
  { client, bucket }: Bucket,
  key: string,
  range?: { from: number; to: number },
): Promise<Stored> => {
  const Range = range && `bytes=${range.from}-${range.to - 1}`;
  return stored(await client.send(new GetObjectCommand({ Bucket: bucket, Key: key, Range })));
};

/** An object as it is now: `known` where it still is that one, undefined where there is none. */
export const getChanged = async <Known extends { etag: string }>(
  { client, bucket }: Bucket,
  key: string,
  known: Known | undefined,
): Promise<Known | Stored | undefined> => {
  const command = new GetObjectCommand({ Bucket: bucket, Key: key, IfNoneMatch: known?.etag });
  try {
    return await stored(await client.send(command));
  } catch (error) {
    if (statusOf(error) === 304) return known;
    if (isMissing(error)) return undefined;
    throw error;
  }
};

export const put = async ({ client, bucket }: Bucket, key: string, bytes: Uint8Array): Promise<void> => {
  await client.send(new PutObjectCommand({ Bucket: bucket, Key: key, Body: bytes }));
};

/**
 * Puts an object in place of the one with that tag, or of none, and gives its own; undefined where there is another
 * by now (https://docs.aws.amazon.com/AmazonS3/latest/userguide/conditional-writes.html).
 */
export const putInPlaceOf = async (
  { client, bucket }: Bucket,
  key: string,
  bytes: Uint8Array,
  etag: string | undefined,
): Promise<string | undefined> => {
  const condition = etag ? { IfMatch: etag } : { IfNoneMatch: "*" };
  const written = await client
    .send(new PutObjectCommand({ Bucket: bucket, Key: key, Body: bytes, ...condition }))
    .catch(unlessChanged);
  return written?.ETag;
};

/** Removes the object with that tag; false where there is another by now, or none. */
export const removeExactly = async (
  { client, bucket }: Bucket,
  key: string,
  etag: string,
): Promise<boolean> =>
  (await client
    .send(new DeleteObjectCommand({ Bucket: bucket, Key: key, IfMatch: etag }))
    .catch(unlessChanged)) !== undefined;

export const remove = async ({ client, bucket }: Bucket, keys: string[]): Promise<void> => {
  for (let from = 0; from < keys.length; from += removedAtOnce) {
    const Objects = keys.slice(from, from + removedAtOnce).map((Key) => ({ Key }));
    const { Errors: [error] = [] } = await client.send(
      new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects, Quiet: true } }),
    );
    if (error) throw new Error(`S3 did not remove an object: ${error.Code} ${error.Message}`);
  }
};

/** S3 takes so many in one request. */
const removedAtOnce = 1000;

/** What lies below the prefix; `folders` are the next steps of the keys, where a delimiter is given. */
export async function* list({ client, bucket }: Bucket, Prefix: string, Delimiter?: string) {
  for await (const page of paginateListObjectsV2({ client }, { Bucket: bucket, Prefix, Delimiter })) {
    yield {
      objects: (page.Contents ?? []).flatMap(({ Key, LastModified }) =>
        Key && LastModified ? [{ key: Key, putAt: LastModified }] : [],
      ),
      folders: (page.CommonPrefixes ?? []).flatMap((folder) => folder.Prefix ?? []),
    };
  }
}

export const isMissing = (error: unknown): boolean => error instanceof Error && error.name === "NoSuchKey";

const unlessChanged = (error: unknown): undefined => {
  if (isMissing(error) || [409, 412].includes(statusOf(error) ?? 0)) return undefined;
  throw error;
};

const statusOf = (error: unknown): number | undefined => {
  const metadata = error instanceof Error && "$metadata" in error ? error.$metadata : undefined;
  return (metadata as { httpStatusCode?: number } | undefined)?.httpStatusCode;
};

/** Read into memory of its own, so that arrays in it begin where they have to. */
const stored = async (answer: {
  Body?: AsyncIterable<Uint8Array> | unknown;
  ContentLength?: number | undefined;
  ETag?: string | undefined;
}): Promise<Stored> => {
  const bytes = new Uint8Array(answer.ContentLength ?? 0);
  let at = 0;
  for await (const chunk of answer.Body as AsyncIterable<Uint8Array>) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return { bytes, etag: answer.ETag ?? "" };
};
