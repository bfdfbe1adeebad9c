// Loaded before the code of every Node function that the emulator runs.
const http = require("node:http");
const { Writable } = require("node:stream");

// Lambda's global for streamed answers. The emulator takes an answer whole: its head as JSON, eight zeros, its body.
const separator = "\0".repeat(8);
globalThis.awslambda = {
  streamifyResponse: (handle) => async (event, context) => {
    const pieces = [];
    const stream = new Writable({
      write(piece, _encoding, written) {
        pieces.push(Buffer.from(piece));
        written();
      },
    });
    const finished = new Promise((resolve, reject) => stream.on("finish", resolve).on("error", reject));
    await handle(event, stream, context);
    if (!stream.writableEnded) stream.end();
    await finished;
    const body = Buffer.concat(pieces).toString("utf8");
    return stream.head ? JSON.stringify(stream.head) + separator + body : body;
  },
  HttpResponseStream: {
    from: (stream, head) => Object.assign(stream, { head }),
  },
};

// Queues' and WebSocket APIs' addresses are names of AWS over http here: they lead to the emulator, and the Host that
// was signed stays. A header says which function asks.
const request = http.request;
const isAws = (name) => typeof name === "string" && /(^|\.)amazonaws\.com(:\d+)?$/.test(name);
http.request = (options, ...rest) => {
  if (typeof options !== "object" || options instanceof URL) return request.call(http, options, ...rest);
  const headers = { ...options.headers, "x-test-function": process.env.AWS_LAMBDA_FUNCTION_NAME };
  if (!isAws(options.hostname ?? options.host)) return request.call(http, { ...options, headers }, ...rest);
  const { hostname, port } = new URL(process.env.AWS_ENDPOINT_URL);
  return request.call(
    http,
    { ...options, headers, hostname, host: hostname, port, agent: undefined },
    ...rest,
  );
};

// Says which function asks where a header of our own can't: in requests to Bedrock.
process.env.AWS_SDK_UA_APP_ID = process.env.AWS_LAMBDA_FUNCTION_NAME?.replace(
  /^.*Functions(\w+?)Function.*$/,
  "$1",
);

// Addresses of S3 are signed for browsers too, so they bear S3's own name.
process.env.AWS_ENDPOINT_URL_S3 = "https://s3.us-east-1.amazonaws.com";

// Bedrock's own embeddings are missing in the emulator: a server of the tests answers for Bedrock.
if (process.env.TEST_BEDROCK_URL) process.env.AWS_ENDPOINT_URL_BEDROCK_RUNTIME = process.env.TEST_BEDROCK_URL;
