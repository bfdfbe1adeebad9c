import { html } from "#shared/html/markup.ts";
import { cost } from "../cost.ts";

const dollars = (amount: number): string => `$${amount.toFixed(2)}`;

const rows = [
  ["In it", "All features, every chatbot, every colleague, and a widget that counts no visitors."],
  [
    "On your own machine",
    "Nothing but the machine. One command, no account anywhere. Without a model Docent quotes your documents for $0.",
  ],
  [
    "In your AWS account",
    `${dollars(cost.idleMonth)} in a month in which nobody comes. 1,000 answers with a small model: ${dollars(cost.thousandAnswers)}. 1,000 documents: ${dollars(cost.thousandDocuments)}. With OpenSearch as the search the quiet month costs ${dollars(cost.withOpenSearch)}.`,
  ],
  ["Another model", "Is paid to its provider with your own key. Budgets stop it where you say."],
  ["Not charged", "Set-up, seats, exports, leaving."],
] as const;

/** The costs of Docent, and to whom they are paid. */
export const prices = html`<section class="prices" id="prices"><div class="wrap">
<div><h2>What it costs, said plainly</h2>
<p class="lead">Docent runs where you put it. There is no larger plan to talk you into, and no price on request.</p>
<div class="price"><p class="figure"><b>$0</b><span>for Docent itself<small>Free 14-day trial, no credit card. Run on your own machine it stays free.</small></span></p>
<a class="button primary big" href="/signup">Start Free Trial</a></div></div>
<div><dl>${rows.map(([name, text]) => html`<div><dt>${name}</dt><dd>${text}</dd></div>`)}</dl>
<p class="basis">Amounts of AWS: what <code>npm run cost</code> prints for us-east-1, on demand, without taxes; <a href="/help/articles/what-it-costs">item by item</a>.</p></div>
</div></section>`;
