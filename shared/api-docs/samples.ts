import { keyCharacters } from "../api-keys/rules.ts";

export interface Sampled {
  /** The site's address, without a path. */
  origin: string;
  key: string;
}

interface Sample {
  name: string;
  language: string;
  code: (sampled: Sampled) => string;
}

/** A key's prefix and a placeholder as long as the part that is not stored. */
export const placeholderOf = (prefix: string): string => prefix + "x".repeat(keyCharacters.hidden);

const question = "What can I ask you?";
const path = "/functions/v1/rag-api";

/** Programs that ask the public endpoint, complete as they stand. */
export const samples = {
  curl: {
    name: "cURL",
    language: "cURL",
    code: ({
      origin,
      key,
    }) => `# Status 401: check the key. Status 429: wait as many seconds as the header retry-after says.
curl --include ${origin}${path} \\
  -H "x-api-key: ${key}" \\
  -H "content-type: application/json" \\
  -d '{"query": "${question}"}'`,
  },
  javascript: {
    name: "JavaScript",
    language: "JavaScript, standard",
    code: ({ origin, key }) => `const response = await fetch("${origin}${path}", {
  method: "POST",
  headers: { "x-api-key": "${key}", "content-type": "application/json" },
  body: JSON.stringify({ query: "${question}" }),
});
if (response.status === 401) throw new Error("The API key is not valid.");
if (response.status === 429)
  throw new Error(\`Too many requests: try again in \${response.headers.get("retry-after")} seconds.\`);

const body = await response.json();
if (!response.ok) throw new Error(body.message);
console.log(body.answer);
for (const { source, similarity } of body.context) console.log(source, similarity);`,
  },
  streaming: {
    name: "Streaming",
    language: "JavaScript, streaming",
    code: ({ origin, key }) => `const response = await fetch("${origin}${path}", {
  method: "POST",
  headers: { "x-api-key": "${key}", "content-type": "application/json" },
  body: JSON.stringify({ query: "${question}", stream: true }),
});
if (response.status === 401) throw new Error("The API key is not valid.");
if (response.status === 429)
  throw new Error(\`Too many requests: try again in \${response.headers.get("retry-after")} seconds.\`);
if (!response.ok) throw new Error((await response.json()).message);

const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
let buffer = "";
let answer = "";
for (;;) {
  const { value, done } = await reader.read();
  if (done) break;
  const frames = (buffer + value).split("\\n\\n");
  buffer = frames.pop();
  for (const frame of frames) {
    if (!frame.startsWith("data: ") || frame === "data: [DONE]") continue;
    const chunk = JSON.parse(frame.slice(6));
    if (chunk.error) throw new Error(chunk.error.message);
    answer += chunk.choices?.[0]?.delta.content ?? "";
  }
}
console.log(answer);`,
  },
  python: {
    name: "Python",
    language: "Python 3",
    code: ({ origin, key }) => `import json
import urllib.error
import urllib.request

request = urllib.request.Request(
    "${origin}${path}",
    data=json.dumps({"query": "${question}"}).encode(),
    headers={"x-api-key": "${key}", "content-type": "application/json"},
)
try:
    with urllib.request.urlopen(request) as response:
        body = json.load(response)
        print(body["answer"])
        for item in body["context"]:
            print(item["source"], item["similarity"])
except urllib.error.HTTPError as error:
    if error.code == 401:
        raise SystemExit("The API key is not valid.")
    if error.code == 429:
        raise SystemExit(f"Too many requests: try again in {error.headers['retry-after']} seconds.")
    raise SystemExit(json.load(error)["message"])`,
  },
  node: {
    name: "Node.js",
    language: "Node.js",
    code: ({
      origin,
      key,
    }) => `const wait = (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

const ask = async (query) => {
  for (let attempt = 1; ; attempt++) {
    const response = await fetch("${origin}${path}", {
      method: "POST",
      headers: { authorization: "Bearer ${key}", "content-type": "application/json" },
      body: JSON.stringify({ query, include_context: false }),
    });
    if (response.status === 401) throw new Error("The API key is not valid.");
    if (response.status === 429 && attempt < 3) {
      await wait(Number(response.headers.get("retry-after")));
      continue;
    }
    const body = await response.json();
    if (!response.ok) throw new Error(body.message);
    return body.answer;
  }
};

console.log(await ask("${question}"));`,
  },
  openai: {
    name: "OpenAI client",
    language: "JavaScript, npm install openai",
    code: ({ origin, key }) => `import OpenAI from "openai";

const client = new OpenAI({ baseURL: "${origin}/v1", apiKey: "${key}" });
try {
  const completion = await client.chat.completions.create({
    model: "docent",
    messages: [{ role: "user", content: "${question}" }],
  });
  console.log(completion.choices[0].message.content);
} catch (error) {
  if (error.status === 401) throw new Error("The API key is not valid.");
  // The client has waited for retry-after and tried again twice.
  if (error.status === 429) throw new Error("Too many requests.");
  throw error;
}`,
  },
} satisfies Record<string, Sample>;
