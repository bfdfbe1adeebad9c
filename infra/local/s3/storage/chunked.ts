import { S3Error } from "../error.ts";

const maxLineBytes = 8 * 1024;

/**
 * Takes the framing off an `aws-chunked` body: `size CRLF bytes CRLF … 0 CRLF trailers CRLF`. The trailing
 * headers are put into `trailers` by the time the last byte was yielded.
 */
export async function* unchunked(
  source: AsyncIterable<Buffer>,
  trailers: Map<string, string>,
): AsyncGenerator<Buffer> {
  const reader = createReader(source);
  for (;;) {
    const size = sizeOf(await reader.line());
    if (size === 0) break;
    yield* reader.bytes(size);
    if ((await reader.line()) !== "") throw incomplete();
  }
  for (let line = await reader.line(); line !== ""; line = await reader.line()) {
    const [name = "", ...value] = line.split(":");
    trailers.set(name.trim().toLowerCase(), value.join(":").trim());
  }
}

function createReader(source: AsyncIterable<Buffer>) {
  const chunks = source[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);
  const more = async () => {
    const { value, done } = await chunks.next();
    if (done) throw incomplete();
    return value;
  };
  return {
    async line(): Promise<string> {
      let end = rest.indexOf("\r\n");
      while (end < 0) {
        if (rest.length > maxLineBytes) throw incomplete();
        rest = Buffer.concat([rest, await more()]);
        end = rest.indexOf("\r\n");
      }
      const text = rest.toString("latin1", 0, end);
      rest = rest.subarray(end + 2);
      return text;
    },
    async *bytes(size: number): AsyncGenerator<Buffer> {
      for (let left = size; left > 0; ) {
        if (rest.length === 0) rest = await more();
        const piece = rest.subarray(0, left);
        rest = rest.subarray(piece.length);
        left -= piece.length;
        yield piece;
      }
    },
  };
}

function sizeOf(line: string): number {
  const [, size] = /^([\da-f]{1,8})(;|$)/i.exec(line) ?? [];
  if (size === undefined) throw incomplete();
  return Number.parseInt(size, 16);
}

const incomplete = () =>
  new S3Error(
    400,
    "IncompleteBody",
    "The request body terminated unexpectedly or is not framed as aws-chunked",
  );
