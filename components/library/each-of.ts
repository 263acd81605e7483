/** The number of concurrent requests of a bulk action. */
const AT_ONCE = 4;

/** The outcome of a bulk action: the results, the number of failures, and the first error. */
export interface BulkOutcome<T> {
  done: T[];
  failed: number;
  error: unknown;
}

/** Calls `act` for each item with limited concurrency, and continues after failures. */
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
