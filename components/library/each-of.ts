/** How many requests of a bulk action run at once. */
const AT_ONCE = 4;

/** What became of a bulk action: what was done, and the first error. */
export interface BulkOutcome<T> {
  done: T[];
  failed: number;
  error: unknown;
}

/** Does something with each item, a few at a time, and goes on after failures. */
export async function eachOf<Item, T>(
  items: readonly Item[],
  act: (item: Item) => Promise<T>,
): Promise<BulkOutcome<T>> {
  const outcome: BulkOutcome<T> = { done: [], failed: 0, error: null };
  const waiting = [...items];
  const work = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift())
      try {
        outcome.done.push(await act(item));
      } catch (error) {
        outcome.error ??= error;
        outcome.failed += 1;
      }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return outcome;
}
