import { problemLines } from '@/lib/core/problem';
import { STARTER_KINDS, type StarterKind } from '@/lib/core/sheet/vocabulary';
import { acceptSheet } from '../sheet/accept';
import { CREATURES } from './creatures';
import { OTHER_ANIMALS } from './other-animals';
import { FURRY_ANIMALS } from './furry-animals';
import { PEOPLE } from './people';
import type { StarterCharacter, StarterRow } from './starter';
import { THINGS } from './things';

const ROWS: Readonly<Record<StarterKind, readonly StarterRow[]>> = {
  animal: [...FURRY_ANIMALS, ...OTHER_ANIMALS],
  creature: CREATURES,
  thing: THINGS,
  person: PEOPLE,
};

function starterOf(kind: StarterKind, { sheet, ...row }: StarterRow): StarterCharacter {
  const read = acceptSheet({ sheet_version: 1, name: row.name, ...sheet });
  if (!read.ok)
    throw new Error(`The sheet of the starter ${row.id} is invalid: ${problemLines(read.problems).join('; ')}`);
  return { ...row, kind, sheet: read.value };
}

/** All starter characters by id, in display order. */
export const STARTERS: ReadonlyMap<string, StarterCharacter> = new Map(
  STARTER_KINDS.flatMap((kind) => ROWS[kind].map((row) => [row.id, starterOf(kind, row)] as const)),
);
