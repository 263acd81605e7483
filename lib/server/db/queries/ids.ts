import { ID_CHARACTERS, ID_PREFIX } from '@/lib/contract/ids';
import type { IdKind } from '@/lib/contract/ids';
import { randomBase32 } from '../../crypto';

/** A new identifier: the kind's prefix and 20 random base32 characters. */
export function newId(kind: IdKind): string {
  return `${ID_PREFIX[kind]}_${randomBase32(ID_CHARACTERS)}`;
}
