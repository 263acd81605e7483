import { acceptSpec } from '@/lib/core/spec/accept';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { designSpec } from '@/lib/artist/design';

/** The mascots of the first page, each by the prompt that made it. */
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

/** Who plays on the first page. */
export type CastName = keyof typeof PROMPTS;
export const CAST_NAMES = Object.keys(PROMPTS) as CastName[];

/** A mascot of the first page: the sentence that it came from, and what the built-in artist drew. */
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

/** A mascot of the first page, drawn by the built-in artist the first time it is asked for. */
export function castMember(id: CastName): CastMember {
  const member = drawn.get(id) ?? drawMember(id);
  drawn.set(id, member);
  return member;
}
