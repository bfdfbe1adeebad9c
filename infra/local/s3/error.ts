/** An error as S3 answers it; `code` becomes the name of the SDK's error. */
export class S3Error extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message = code) {
    super(message);
    this.name = code;
    this.status = status;
    this.code = code;
  }
}

export const accessDenied = (message = "Access Denied") => new S3Error(403, "AccessDenied", message);
export const notFound = (code: "NoSuchBucket" | "NoSuchKey" | "NoSuchUpload") =>
  new S3Error(404, code, messages[code]);

const messages = {
  NoSuchBucket: "The specified bucket does not exist",
  NoSuchKey: "The specified key does not exist.",
  NoSuchUpload: "The specified multipart upload does not exist.",
};
