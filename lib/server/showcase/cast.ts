import { STARTERS } from '@/lib/artist/starters';
import type { StarterCharacter } from '@/lib/artist/starters/starter';
import { construct } from '@/lib/artist/sheet/construct';
import { acceptSpec } from '@/lib/core/spec/accept';
import type { MascotSpec } from '@/lib/core/spec/schema';

/** A finished character that the site shows, with its drawing. */
export interface CastMember {
  starter: StarterCharacter;
  spec: MascotSpec;
}

const drawn = new Map<string, CastMember>();

function drawMember(starter: StarterCharacter): CastMember {
  const accepted = acceptSpec(construct(starter.sheet));
  if (!accepted.ok) throw new Error(`${starter.id} is no spec: ${accepted.problems[0]?.message ?? 'unknown'}`);
  return { starter, spec: accepted.value.spec };
}

/** Gives a finished character with its drawing, which is made on first use; null where there is none by that id. */
export function findMember(id: string): CastMember | null {
  const starter = STARTERS.get(id);
  if (!starter) return null;
  const member = drawn.get(id) ?? drawMember(starter);
  drawn.set(id, member);
  return member;
}

/** Gives a finished character that a page names. Throws where there is none by that id. */
export function castMember(id: string): CastMember {
  const member = findMember(id);
  if (!member) throw new Error(`There is no finished character "${id}".`);
  return member;
}
