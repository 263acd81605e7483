import type { Page } from './routes';

/** Every item of a paged list; fetches the next page after the last item of one is consumed. */
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
