import type { Page } from './routes';

/** All items of a paged list. Fetches the next page when the last item of a page has been consumed. */
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
