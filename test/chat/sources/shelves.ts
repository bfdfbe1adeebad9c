import { plainPdf } from "../../bench/ingest/plain-pdf.ts";

export const things = ["lantern", "anchor", "bucket", "compass", "saddle", "mirror", "kettle", "globe"];
const sentence = (thing: string) =>
  `The ${thing} stands on shelf ${shelfOf(thing)} of the northern hall, wrapped in grey paper that the keeper renews in spring.`;
/** The shelf on which a thing of the file stands. */
export const shelfOf = (thing: string) => 300 + 7 * things.indexOf(thing);
export const pageOf = (thing: string) => `Page ${Math.floor(things.indexOf(thing) / 4) + 1}`;
/** A file of two pages whose sentences differ in a thing and its shelf. */
export const bytes = plainPdf(
  [0, 4].map((from) =>
    things
      .slice(from, from + 4)
      .map(sentence)
      .join(" "),
  ),
);

export const question = (thing: string) => `On which shelf does the ${thing} stand?`;
