import * as z from "zod";

/** An id or public link in a request. The product's own are shorter; DynamoDB allows sort keys of 1,024 bytes. */
export const reference = z.string().max(200, "There is nothing with so long an id. Check the address.");

export const at = z.iso.datetime();
export const name = z.string().trim().min(1, "Enter a name.").max(120, "Use at most 120 characters.");
export const description = z.string().trim().max(2000, "Use at most 2,000 characters.");
export const question = z
  .string()
  .trim()
  .min(1, "Enter a question.")
  .max(4000, "Use at most 4,000 characters.");

export const page = z.object({
  cursor: z.string().max(1000).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});

/** A page of a list; without a cursor it is the last one. */
export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), cursor: z.string().optional() });
