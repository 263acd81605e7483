import { STARTERS } from '@/lib/artist/starters';
import type { StarterCharacter } from '@/lib/artist/starters/starter';
import { construct } from '@/lib/artist/sheet/construct';
import { acceptSpec } from '@/lib/core/spec/accept';
import type { MascotSpec } from '@/lib/core/spec/schema';

/** A finished character that a page shows, with its drawing. */
export interface CastMember {
  starter: StarterCharacter;
  spec: MascotSpec;
}

const drawn = new Map<string, CastMember>();

function drawMember(id: string): CastMember {
  const starter = STARTERS.get(id);
  if (!starter) throw new Error(`There is no finished character "${id}".`);
  const accepted = acceptSpec(construct(starter.sheet));
  if (!accepted.ok) throw new Error(`${id} is no spec: ${accepted.problems[0]?.message ?? 'unknown'}`);
  return { starter, spec: accepted.value.spec };
}

/** Gives a finished character that a page names, drawn on first use. Throws where there is none by that id. */
export function castMember(id: string): CastMember {
  const member = drawn.get(id) ?? drawMember(id);
  drawn.set(id, member);
  return member;
}
