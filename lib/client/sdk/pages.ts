import type { Page } from './routes';

/** Every item of a list that pages; the next page is asked for when the last item of one was taken. */
export async function* everyItem<Item>(
  pageAfter: (cursor: string | undefined) => Promise<Page<Item>>,
): AsyncGenerator<Item, void> {
  let cursor: string | undefined;
  do {
    const { data, next_cursor: next } = await pageAfter(cursor);
    yield* data;
    cursor = next ?? undefined;
  } while (cursor !== undefined);
}
