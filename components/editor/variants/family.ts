import { at } from '@/lib/client';
import type { Mascot } from '@/lib/contract/mascot';
import { LIMITS } from '@/lib/core/limits';
import type { Editor } from '../state/editor';

type Page = { data: Mascot[]; next_cursor: string | null };

/** The mascots of a list that share a rig with this one: what it is a look of, what is a look of the same, and its own looks. */
export function familyOf({ id, variant_of: origin }: Mascot, mascots: readonly Mascot[]): Mascot[] {
  return mascots.filter((other) => other.id !== id && (other.variant_of === id || (origin !== null && (other.id === origin || other.variant_of === origin))));
}

/** Reads the looks anew. The service lists mascots without asking whose look they are, so all pages are gone through. */
export async function readLooks({ client, store }: Editor): Promise<void> {
  const { mascot } = store.getState();
  const looks: Mascot[] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page: Page = await client.call(at('GET /mascots'), { query: { limit: LIMITS.list.max, cursor } });
    looks.push(...familyOf(mascot, page.data));
    cursor = page.next_cursor;
  }
  store.setState({ looks });
}
