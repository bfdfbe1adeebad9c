import { expect, it } from "vitest";
import { maxAttachments } from "#shared/documents/file-types.ts";
import { honestBomb, lyingBomb } from "../extraction/hostile/bombs.ts";
import { fixture } from "../upload.ts";
import { bearing, nobody } from "../users.ts";
import { openSite } from "./visit.ts";

const lockedPdf = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj
4 0 obj<</Filter/Standard/V 1/R 2/O<${"41".repeat(32)}>/U<${"42".repeat(32)}>/P -4>>endobj
trailer<</Root 1 0 R/Encrypt 4 0 R/ID[<41><41>]>>
%%EOF`;
const program = Buffer.concat([Buffer.from("MZ\u0090\u0000", "latin1"), Buffer.alloc(4000)]);

const refused: [
  what: string,
  name: string,
  bytes: () => string | Uint8Array,
  status: number,
  reason: RegExp,
][] = [
  ["an empty file", "a.txt", () => "", 400, /empty/],
  ["a program that is named as a PDF", "a.pdf", () => program, 400, /program.*cannot be read/i],
  ["a PDF with a password", "a.pdf", () => lockedPdf, 400, /password/],
  ["a scan without text", "a.pdf", () => fixture("scan.pdf"), 400, /no text/],
  ["a zip bomb of 15 MB", "a.docx", honestBomb, 413, /larger than 4 MB/],
  ["a zip bomb that lies about its size", "a.docx", lyingBomb, 400, /unpacks to far more|damaged/],
  ["a file of 50 MB", "a.txt", () => Buffer.alloc(50_000_000, "a"), 413, /larger than 4 MB/],
];

it.each(refused)("%s is refused with the reason", async (_, name, bytes, status, reason) => {
  const visitor = await (await openSite("ann")).visit();
  const response = await visitor.send(name, bytes());
  expect(response.status).toBe(status);
  expect((await response.json()).message).toMatch(reason);
});

it("a file is read by its bytes, whatever it is called, and its page is cited", async () => {
  const visitor = await (await openSite("ann")).visit();
  const sent = await visitor.send("holiday.txt", fixture("library-handbook.pdf"));
  expect(sent.status).toBe(200);
  const { context } = await visitor.ask("How many items can a member borrow at a time?");
  expect(context[0]?.metadata).toMatchObject({
    filename: "holiday.txt",
    place: expect.stringMatching(/^Page/),
  });
});

it("a chat takes five files, and one more in place of a file that was removed", async () => {
  const { visit, widgetId } = await openSite("bob");
  const visitor = await visit();
  const ids = [];
  for (let at = 0; at < maxAttachments; at++)
    ids.push((await (await visitor.send(`${at}.txt`, `Note ${at} about wheels.`)).json()).id);
  const sixth = await visitor.send("six.txt", "One more note.");
  expect([sixth.status, (await sixth.json()).code]).toEqual([409, "conflict"]);
  await visitor.attachments.detach({ widgetId, attachmentId: ids[0] });
  await expect(visitor.attachments.detach({ widgetId, attachmentId: ids[0] })).rejects.toMatchObject({
    code: "not_found",
  });
  expect((await visitor.send("six.txt", "One more note.")).status).toBe(200);
});

it("nobody removes the file of another visitor, or attaches one without a session of this widget", async () => {
  const [site, other] = [await openSite("ann"), await openSite("carl")];
  const [visitor, stranger] = [await site.visit(), await site.visit()];
  const { id: attachmentId } = await (await visitor.send("a.txt", "The front wheel costs 118 euros.")).json();
  const target = { widgetId: site.widgetId, attachmentId };
  await expect(stranger.attachments.detach(target)).rejects.toMatchObject({ code: "not_found" });
  const elsewhere = await other.visit();
  for (const api of [nobody(), bearing("forged"), elsewhere])
    await expect(
      api.attachments.attach({ widgetId: site.widgetId, filename: "a.txt", content: "Text." }),
    ).rejects.toMatchObject({ code: "unauthenticated" });
  await expect(visitor.attachments.detach(target)).resolves.toEqual({});
});

it("a file that was used for an answer can't be removed from the conversation's record", async () => {
  const site = await openSite("ann");
  const visitor = await site.visit();
  const { id: attachmentId } = await (await visitor.send("a.txt", "The front wheel costs 118 euros.")).json();
  await visitor.ask("What does the front wheel cost?");
  await expect(visitor.attachments.detach({ widgetId: site.widgetId, attachmentId })).rejects.toMatchObject({
    code: "conflict",
  });
});
