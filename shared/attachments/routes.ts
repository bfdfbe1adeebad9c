import * as z from "zod";
import { reference } from "../contract/fields.ts";
import { route } from "../contract/route.ts";
import { largestForm } from "../documents/file-types.ts";
import { contentType, filename } from "../documents/uploaded-file.ts";
import { Attachment } from "./shapes.ts";

const tooLarge = `Attach a file of at most ${largestForm.words}.`;
const empty = "The file is empty. Attach a file that has text in it.";

export const attachments = {
  attach: route({
    method: "POST",
    path: "/functions/v1/widget-attachment",
    access: "visitor",
    summary: "Attach a file to the conversation of a widget's visitor, whose answers then use its text",
    input: z.object({
      widgetId: reference,
      filename,
      content_type: contentType.optional(),
      content: z.union([
        z.string().min(1, empty).max(largestForm.bytes, tooLarge),
        z.file().min(1, empty).max(largestForm.bytes, tooLarge),
      ]),
    }),
    output: Attachment.extend({
      /** Whether its end was left out, because the text is too long. */
      isCut: z.boolean(),
    }),
    form: true,
    bodyBytes: largestForm.bodyBytes,
  }),
  detach: route({
    method: "POST",
    path: "/functions/v1/widget-attachment-removal",
    access: "visitor",
    summary: "Remove an attached file that no question has come after",
    input: z.object({ widgetId: reference, attachmentId: reference }),
    output: z.object({}),
  }),
};
