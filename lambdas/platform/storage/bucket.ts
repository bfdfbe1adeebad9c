import {
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectVersionsCommand,
  type ListObjectVersionsCommandOutput,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
  type S3ClientConfig,
} from "@aws-sdk/client-s3";
import { createPresignedPost } from "@aws-sdk/s3-presigned-post";
import { getSignedUrl } from "@aws-sdk/s3-request-presigner";
import { required } from "../environment.ts";

export interface StoredObject {
  bytes: Uint8Array;
  /** Changes with the content. */
  etag: string;
  contentType?: string | undefined;
  metadata: Record<string, string>;
}

/** Bytes from `from` up to, and without, `to`. */
interface ByteRange {
  from: number;
  to: number;
}

interface NewObject {
  contentType: string;
  metadata?: Record<string, string>;
}

const s3 = new S3Client({});
let signing = s3;

/** Signs uploads and downloads for another address of S3 than the functions use; called before the first request. */
export const signFor = (config: S3ClientConfig): void => {
  signing = new S3Client(config);
};

/** The bucket whose name stands in the environment variable. */
export const bucket = (variable: string) => {
  const place = (Key: string) => ({ Bucket: required(variable), Key });

  const head = async (key: string) => {
    try {
      const { ETag, Metadata = {} } = await s3.send(new HeadObjectCommand(place(key)));
      return ETag ? { etag: ETag, metadata: Metadata } : undefined;
    } catch (error) {
      if (error instanceof NotFound) return undefined;
      throw error;
    }
  };

  return {
    /** The object's ETag and metadata; undefined if it does not exist. */
    head,

    /** The object or a range of its bytes; undefined if it does not exist. */
    get: async (key: string, range?: ByteRange): Promise<StoredObject | undefined> => {
      const Range = range && `bytes=${range.from}-${range.to - 1}`;
      try {
        const command = new GetObjectCommand({ ...place(key), Range });
        const { Body, ETag, Metadata = {}, ContentType } = await s3.send(command);
        if (!Body || !ETag) throw new Error("The stored object has no body.");
        return {
          bytes: await Body.transformToByteArray(),
          etag: ETag,
          contentType: ContentType,
          metadata: Metadata,
        };
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined;
        throw error;
      }
    },

    put: async (
      key: string,
      body: string | Uint8Array,
      { contentType, metadata }: NewObject,
    ): Promise<void> => {
      const object = { ContentType: contentType, ...(metadata && { Metadata: metadata }) };
      await s3.send(new PutObjectCommand({ ...place(key), Body: body, ...object }));
    },

    remove: async (key: string): Promise<void> => {
      await s3.send(new DeleteObjectCommand(place(key)));
    },

    /** The keys with this prefix. */
    keys: async (prefix: string): Promise<string[]> => {
      const found = paginateListObjectsV2({ client: s3 }, { Bucket: required(variable), Prefix: prefix });
      const pages = await Array.fromAsync(found);
      return pages.flatMap(({ Contents = [] }) => Contents.flatMap(({ Key = [] }) => Key));
    },

    /** Deletes the objects with this prefix with all their versions. Nothing brings them back. */
    erase: async (prefix: string): Promise<void> => {
      let page: ListObjectVersionsCommandOutput | undefined;
      do {
        const { NextKeyMarker: KeyMarker, NextVersionIdMarker: VersionIdMarker } = page ?? {};
        const place = { Bucket: required(variable), Prefix: prefix, KeyMarker, VersionIdMarker };
        page = await s3.send(new ListObjectVersionsCommand(place));
        const { Versions = [], DeleteMarkers = [] } = page;
        await eraseVersions(required(variable), [...Versions, ...DeleteMarkers]);
      } while (page.IsTruncated);
    },

    /** A signed form with which a browser uploads this object within `seconds`. */
    uploadForm: (
      key: string,
      { contentType, metadata = {}, maxBytes, seconds }: NewObject & { maxBytes: number; seconds: number },
    ) =>
      createPresignedPost(signing, {
        ...place(key),
        Expires: seconds,
        Fields: {
          "Content-Type": contentType,
          ...Object.fromEntries(
            Object.entries(metadata).map(([name, value]) => [`x-amz-meta-${name}`, value]),
          ),
        },
        Conditions: [["content-length-range", 1, maxBytes]],
      }),

    /** The origin that signed forms and addresses lead to. */
    origin: async (): Promise<string> =>
      new URL((await createPresignedPost(signing, place("origin"))).url).origin,

    /** A signed address that downloads the object with these headers within `seconds`. */
    downloadUrl: (
      key: string,
      { disposition, contentType, seconds }: { disposition: string; contentType: string; seconds: number },
    ): Promise<string> => {
      const headers = { ResponseContentDisposition: disposition, ResponseContentType: contentType };
      return getSignedUrl(signing, new GetObjectCommand({ ...place(key), ...headers }), {
        expiresIn: seconds,
      });
    },
  };
};

const eraseVersions = async (
  Bucket: string,
  versions: { Key?: string | undefined; VersionId?: string | undefined }[],
): Promise<void> => {
  if (versions.length === 0) return;
  const Objects = versions.map(({ Key = "", VersionId }) => ({ Key, VersionId }));
  const { Errors = [] } = await s3.send(
    new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }),
  );
  if (Errors.length > 0) throw new Error(`${Errors.length} objects were not deleted: ${Errors[0]?.Code}.`);
};
