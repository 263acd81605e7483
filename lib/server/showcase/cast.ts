import { acceptSpec } from '@/lib/core/spec/accept';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { designSpec } from '@/lib/artist/design';

/** The mascots of the landing page, each by its prompt. */
const PROMPTS = {
  fox: 'a cheerful orange fox barista with a green apron',
  frog: 'a green frog prince with a crown',
  bee: 'a bee with a satchel',
  octopus: 'a purple octopus chef',
  turtle: 'a turtle with a backpack',
  cactus: 'a smiling cactus in a pot',
  robot: 'a polite robot made of soft shapes',
  cat: 'a teal cat astronaut',
} as const;

/** The name of a mascot on the landing page. */
export type CastName = keyof typeof PROMPTS;
export const CAST_NAMES = Object.keys(PROMPTS) as CastName[];

/** A mascot of the landing page: its prompt, and the built-in artist's drawing. */
export interface CastMember {
  id: CastName;
  prompt: string;
  spec: MascotSpec;
}

const drawn = new Map<CastName, CastMember>();

function drawMember(id: CastName): CastMember {
  const accepted = acceptSpec(designSpec({ prompt: PROMPTS[id], style: '', detail: 'standard' }, 'landing'));
  if (!accepted.ok) throw new Error(`The artist's ${id} is no spec: ${accepted.problems[0]?.message ?? 'unknown'}`);
  return { id, prompt: PROMPTS[id], spec: accepted.value.spec };
}

/** Gives a mascot of the landing page, which the built-in artist draws on first use. */
export function castMember(id: CastName): CastMember {
  const member = drawn.get(id) ?? drawMember(id);
  drawn.set(id, member);
  return member;
}
