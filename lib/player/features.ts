import type { Rig } from '@/lib/core/rig/rig';

/** The parts of a mascot that look and speak; what it has not is null or empty. */
export interface Features {
  /** What turns and nods: the part that the face lies on, else the whole mascot. */
  readonly head: string;
  readonly mouth: string | null;
  readonly pupils: readonly string[];
  /** What lies on the head and slides over it when it turns. */
  readonly face: readonly string[];
}

const named = (words: string): RegExp => new RegExp(`(^|_)(${words})(_(left|right|[lr]|\\d+))*$`);
const MOUTH = named('mouth|lips?|smile|grin');
const PUPIL = named('(eye)?(pupil|iris)s?');
const FEATURE = named('(eye)?(brow|lid|ball)s?|eyes?|mouth|lips?|smile|grin|nose|beak|bill|muzzle|snout|jaw|chin|cheeks?|blush|freckles|whiskers|moustache|(sun)?glasses|goggles|shades|monocle|visor');

/** Finds the parts that look and speak by their names, as `findRoles` reads them, in much less code. */
export function featuresOf({ parts }: Rig): Features {
  const find = (name: RegExp): string | undefined => parts.find(({ id }) => name.test(id))?.id;
  const inFace: boolean[] = [];
  const face = parts.filter(({ id, parent }, i) => {
    const feature = FEATURE.test(id);
    inFace[i] = feature || inFace[parent] === true;
    return feature && !inFace[parent];
  });
  return {
    head: parts[face[0]?.parent ?? 0]?.id ?? '',
    mouth: find(MOUTH) ?? null,
    pupils: parts.filter(({ id }) => PUPIL.test(id)).map(({ id }) => id),
    face: face.map(({ id }) => id),
  };
}
