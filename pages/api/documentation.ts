import {
  type Description,
  type DocumentedField,
  type Endpoint,
  endpointsIn,
} from "#shared/api-docs/endpoints.ts";
import { replies } from "#shared/api-docs/replies.ts";
import { placeholderOf, samples } from "#shared/api-docs/samples.ts";
import { statuses } from "#shared/api-docs/statuses.ts";

/** The generated parts of the public documentation, by their place in its page. */
export const documentationParts = (description: Description): Record<string, string> => ({
  endpoints: endpointsIn(description).map(toSection).join(""),
  statuses: statuses
    .map(({ status, meaning }) => `<tr><td><code>${status}</code></td><td>${escaped(meaning)}</td></tr>`)
    .join(""),
  samples: Object.values(samples)
    .map(({ language, code }) => `<h3>${escaped(language)}</h3>${block(code(sampled))}`)
    .join(""),
});

const sampled = { origin: "https://docent.example", key: placeholderOf("dk_xxxxxx") };

const toSection = ({ id, method, path, summary, scope, input, output }: Endpoint): string =>
  [
    `<section aria-labelledby="${id}"><h3 id="${id}">${escaped(summary)}</h3>`,
    `<p><code><b>${method}</b> ${escaped(path)}</code>, permission ${scope === "read" ? "Read Only" : "Read-Write"}</p>`,
    input.length > 0 ? `<h4>Body</h4>${toList(input)}` : "",
    `<h4>Response</h4>${toList(output)}`,
    replies[path] === undefined ? "" : block(JSON.stringify(replies[path], null, 2)),
    "</section>",
  ].join("");

const toList = (fields: DocumentedField[]): string =>
  `<dl>${fields
    .map(
      ({ name, type, isRequired, description }) =>
        `<dt><code>${escaped(name)}</code> ${escaped(type)}${isRequired ? ", required" : ""}</dt>${description ? `<dd>${escaped(description)}</dd>` : ""}`,
    )
    .join("")}</dl>`;

const block = (code: string): string => `<pre tabindex="0"><code>${escaped(code)}</code></pre>`;

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
