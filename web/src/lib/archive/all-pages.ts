interface Page<Item> {
  items: Item[];
  cursor?: string | undefined;
}

/** Every item of a list, page after page. */
export async function* allPages<Item, Input extends object>(
  read: (input: Input & { limit?: number; cursor?: string }) => Promise<Page<Item>>,
  input: Input,
): AsyncGenerator<Item> {
  let cursor: string | undefined;
  do {
    const page = await read({ ...input, limit: 100, ...(cursor && { cursor }) });
    yield* page.items;
    cursor = page.cursor;
  } while (cursor);
}
