import { type ClientSample, mcpClients, openAiClients } from "#shared/api-docs/connect.ts";
import { documentSamples } from "#shared/api-docs/document-samples.ts";
import {
  type Description,
  type DocumentedField,
  type Endpoint,
  endpointsIn,
} from "#shared/api-docs/endpoints.ts";
import { replies } from "#shared/api-docs/replies.ts";
import { placeholderOf, samples } from "#shared/api-docs/samples.ts";
import { statuses } from "#shared/api-docs/statuses.ts";
import {
  secretPlaceholder,
  webhookExamples,
  webhookReceiver,
  webhookRules,
} from "#shared/api-docs/webhooks.ts";

/** The generated parts of the public documentation, by their place in its page. */
export const documentationParts = (description: Description): Record<string, string> => ({
  endpoints: endpointsIn(description).map(toSection).join(""),
  statuses: statuses
    .map(({ status, meaning }) => `<tr><td><code>${status}</code></td><td>${escaped(meaning)}</td></tr>`)
    .join(""),
  samples: Object.values({ ...samples, ...documents })
    .map(({ language, code }) => `<h3>${escaped(language)}</h3>${block(code(sampled))}`)
    .join(""),
  openai: toClients(openAiClients),
  mcp: toClients(mcpClients),
  webhooks: webhooks(),
});

const webhooks = (): string =>
  [
    `<dl>${webhookRules.map(({ name, text }) => `<dt>${escaped(name)}</dt><dd>${escaped(text)}</dd>`).join("")}</dl>`,
    `<h3>Receive and check, in Node</h3>${block(webhookReceiver({ secret: secretPlaceholder }))}`,
    ...webhookExamples.map(
      ({ type, meaning, body }) =>
        `<h3>${escaped(type)}</h3><p>${escaped(meaning)}</p>${block(JSON.stringify(body, null, 2))}`,
    ),
  ].join("");

const documents = Object.fromEntries(
  Object.entries(documentSamples).map(([id, sample]) => [
    `documents ${id}`,
    { ...sample, language: `Documents, ${sample.language}` },
  ]),
);

const sampled = { origin: "https://docent.example", key: placeholderOf("dk_xxxxxx") };
const connecting = { ...sampled, chatbot: { id: "bot_xxxxxx", name: "Shop help" } };

const toClients = (clients: Record<string, ClientSample>): string =>
  Object.values(clients)
    .map(
      ({ name, place, code }) =>
        `<h4>${escaped(name)}</h4><p><code>${escaped(place)}</code></p>${block(code(connecting))}`,
    )
    .join("");

const toSection = ({ id, method, path, summary, scope, place, input, form, output }: Endpoint): string => {
  const reply = replies[`${method} ${path}`];
  return [
    `<section aria-labelledby="${id}"><h3 id="${id}">${escaped(summary)}</h3>`,
    `<p><code><b>${method}</b> ${escaped(path)}</code>, permission ${scope === "read" ? "Read Only" : "Read-Write"}</p>`,
    input.length > 0 ? `<h4>${place}</h4>${toList(input)}` : "",
    form.length > 0 ? `<h4>Or a form (multipart/form-data)</h4>${toList(form)}` : "",
    output.length > 0 ? `<h4>Response</h4>${toList(output)}` : "",
    reply === undefined ? "" : block(JSON.stringify(reply, null, 2)),
    "</section>",
  ].join("");
};

const toList = (fields: DocumentedField[]): string =>
  `<dl>${fields
    .map(
      ({ name, type, isRequired, description }) =>
        `<dt><code>${escaped(name)}</code> ${escaped(type)}${isRequired ? ", required" : ""}</dt>${description ? `<dd>${escaped(description)}</dd>` : ""}`,
    )
    .join("")}</dl>`;

const block = (code: string): string => `<pre tabindex="0"><code>${escaped(code)}</code></pre>`;

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
