import type { Sampled } from "./samples.ts";

interface DocumentSample {
  name: string;
  language: string;
  code: (sampled: Sampled) => string;
}

const base = "/functions/v1";

/** Programs that manage the documents of a key with the permission Read-Write, complete as they stand. */
export const documentSamples = {
  curl: {
    name: "With cURL",
    language: "cURL",
    code: ({
      origin,
      key,
    }) => `# A file of at most 4 MB; sent again with the same Idempotency-Key it is kept once.
echo "Delivery takes three days." > delivery.txt
curl --fail-with-body ${origin}${base}/documents \\
  -H "x-api-key: ${key}" \\
  -H "idempotency-key: delivery-1" \\
  -F "file=@delivery.txt"
rm delivery.txt

# An answer of your own to a question
curl --fail-with-body ${origin}${base}/answers \\
  -H "x-api-key: ${key}" \\
  -H "content-type: application/json" \\
  -d '{"question": "Do you deliver on Sundays?", "answer": "No, from Monday to Saturday."}'

# The documents, newest first
curl --fail-with-body "${origin}${base}/documents?limit=10" -H "x-api-key: ${key}"`,
  },
  node: {
    name: "With Node.js",
    language: "Node.js",
    code: ({ origin, key }) => `const call = async (method, path, body) => {
  const isForm = body instanceof FormData;
  const response = await fetch(\`${origin}${base}\${path}\`, {
    method,
    headers: { "x-api-key": "${key}", ...(body && !isForm && { "content-type": "application/json" }) },
    body: isForm || !body ? body : JSON.stringify(body),
  });
  const reply = await response.json();
  if (!response.ok) throw new Error(reply.message);
  return reply;
};

const form = new FormData();
form.append("file", new Blob(["Returns are free."], { type: "text/plain" }), "returns.txt");
let document = await call("POST", "/documents", form);
while (document.status === "pending" || document.status === "processing") {
  await new Promise((resolve) => setTimeout(resolve, 500));
  document = await call("GET", \`/documents/\${document.id}\`);
}
console.log(document.name, document.status, document.failure_reason ?? "");

const changed = { filename: "returns.txt", content: "Returns are free for 30 days." };
await call("PUT", \`/documents/\${document.id}\`, changed);
await call("DELETE", \`/documents/\${document.id}\`);`,
  },
} satisfies Record<string, DocumentSample>;
