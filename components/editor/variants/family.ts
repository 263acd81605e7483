import { at, type Client } from '@/lib/client';
import type { Mascot } from '@/lib/contract/mascot';
import { LIMITS } from '@/lib/core/limits';
import type { Editor } from '../state/editor';

type Page = { data: Mascot[]; next_cursor: string | null };

/** Reads the mascot's variants again. For a variant it reads its siblings, with the original last. */
export async function readLooks({ client, store }: Editor): Promise<void> {
  const { id, variant_of: origin } = store.getState().mascot;
  const reads = [looksOf(client, id)];
  if (origin !== null)
    reads.push(
      looksOf(client, origin),
      client.call(at('GET /mascots/{id}'), { params: { id: origin }, query: {} }).then((mascot) => [mascot]),
    );
  const family = (await Promise.all(reads)).flat();
  store.setState({ looks: family.filter((other) => other.id !== id) });
}

async function looksOf(client: Client, id: string): Promise<Mascot[]> {
  const looks: Mascot[] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page: Page = await client.call(at('GET /mascots'), {
      query: { variant_of: id, limit: LIMITS.list.max, cursor },
    });
    looks.push(...page.data);
    cursor = page.next_cursor;
  }
  return looks;
}
