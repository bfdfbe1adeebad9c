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

export interface StoredObject {
  bytes: Uint8Array;
  etag: string;
}

/** Reads an object, or its bytes from `from` to before `to`. Throws S3's `NoSuchKey` for a missing object. */
export const get = async (
  { client, bucket }: Bucket,
  key: string,
  range?: { from: number; to: number },
): Promise<StoredObject> => {
  const Range = range && `bytes=${range.from}-${range.to - 1}`;
  return toStoredObject(await client.send(new GetObjectCommand({ Bucket: bucket, Key: key, Range })));
};

/** Reads an object unless its ETag is that of `known`, which is returned then; undefined for a missing object. */
export const getChanged = async <Known extends { etag: string }>(
  { client, bucket }: Bucket,
  key: string,
  known: Known | undefined,
): Promise<Known | StoredObject | undefined> => {
  const command = new GetObjectCommand({ Bucket: bucket, Key: key, IfNoneMatch: known?.etag });
  try {
    return await toStoredObject(await client.send(command));
  } catch (error) {
    if (statusOf(error) === 304) return known;
    if (isMissing(error)) return undefined;
    throw error;
  }
};

/** Writes an object, replacing any with the key. */
export const put = async ({ client, bucket }: Bucket, key: string, bytes: Uint8Array): Promise<void> => {
  await client.send(new PutObjectCommand({ Bucket: bucket, Key: key, Body: bytes }));
};

/**
 * Writes an object if the present one has the ETag, or if there is none for an undefined ETag. Returns the new ETag, or
 * undefined if another writer was first (https://docs.aws.amazon.com/AmazonS3/latest/userguide/conditional-writes.html).
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

/** Deletes the object if it has the ETag; false if it was changed or deleted before. */
export const removeExactly = async (
  { client, bucket }: Bucket,
  key: string,
  etag: string,
): Promise<boolean> =>
  (await client
    .send(new DeleteObjectCommand({ Bucket: bucket, Key: key, IfMatch: etag }))
    .catch(unlessChanged)) !== undefined;

/** Deletes objects; missing ones are no error. */
export const remove = async ({ client, bucket }: Bucket, keys: string[]): Promise<void> => {
  for (let from = 0; from < keys.length; from += removedAtOnce) {
    const Objects = keys.slice(from, from + removedAtOnce).map((Key) => ({ Key }));
    const { Errors: [error] = [] } = await client.send(
      new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects, Quiet: true } }),
    );
    if (error) throw new Error(`S3 did not remove an object: ${error.Code} ${error.Message}`);
  }
};

/** Most keys of one DeleteObjects request. */
const removedAtOnce = 1000;

/** Lists the objects with the prefix, page by page; with a delimiter, `folders` are their common prefixes. */
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

/** Reads the body into its own buffer, because typed arrays need aligned offsets. */
const toStoredObject = async (answer: {
  Body?: AsyncIterable<Uint8Array> | unknown;
  ContentLength?: number | undefined;
  ETag?: string | undefined;
}): Promise<StoredObject> => {
  const bytes = new Uint8Array(answer.ContentLength ?? 0);
  let at = 0;
  for await (const chunk of answer.Body as AsyncIterable<Uint8Array>) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return { bytes, etag: answer.ETag ?? "" };
};
