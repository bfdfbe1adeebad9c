import { expect, it } from "vitest";
import { processingPercent } from "#web/features/documents/uploads/processing-percent.ts";
import { formData, refusal } from "#web/features/documents/uploads/send-file.ts";
import { fileSize, sentOf } from "#web/lib/format/file-size.ts";

it("[DOC-007] the bar of a file in processing advances 5 points every 500 ms, to 90 at most", () => {
  expect([0, 499, 500, 1000, 8999, 9000, 60_000].map(processingPercent)).toEqual([0, 0, 5, 10, 85, 90, 90]);
});

it("sizes are in KB, with a thousands separator and never zero for a file with content", () => {
  expect([fileSize(1), fileSize(1024), fileSize(1_232_000)]).toEqual(["1 KB", "1 KB", "1,204 KB"]);
  expect(sentOf(901_120, 2_365_440)).toBe("880 of 2,310 KB");
});

it("the upload form keeps its fields in order and ends with the file", () => {
  const form = { url: "/s3", fields: { key: "k", policy: "p", signature: "s" } };
  const body = formData(form, new File(["hi"], "a.txt"));
  expect([...body.keys()]).toEqual(["key", "policy", "signature", "file"]);
});

it("a storage that finds the file larger than it was registered says what to do", () => {
  const error = refusal(400, "<Error><Code>EntityTooLarge</Code></Error>");
  expect(error.message).toBe("The file has grown since it was chosen. Choose it again.");
});
