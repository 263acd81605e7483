import type { Rig } from '@/lib/core/rig/rig';

const named = (words: string): RegExp => new RegExp(`(^|_)(${words})(_(left|right|[lr]|\\d+))*$`);
const FEATURE = named('(eye)?(brow|lid)s?|eyes?|mouth|lips?|nose|beak|muzzle|snout|jaw|cheeks?|freckles|whiskers|moustache|glasses|goggles|visor');
const EYE = named('eyes?');
const PUPIL = named('pupils?|iris');
const MOUTH = named('mouth|lips?');

/** The parts of a mascot that look. */
export interface Face {
  /** What turns and nods: the part that the face lies on, else the whole mascot. */
  readonly head: string;
  /** What lies on the head and slides over it when it turns. */
  readonly features: readonly string[];
  /** What looks somewhere: pupils, else whole eyes. */
  readonly gaze: readonly string[];
}

/** Finds the parts that look by their names, as `findRoles` reads them, in much less code. */
export function faceOf({ parts }: Rig): Face {
  const inFace: boolean[] = [];
  const features = parts.filter(({ id, parent }, i) => {
    const above = inFace[parent];
    const feature = FEATURE.test(id);
    inFace[i] = above || feature;
    return feature && !above;
  });
  const ids = (list: typeof features, name?: RegExp): string[] => list.map(({ id }) => id).filter((id) => name?.test(id) ?? true);
  const pupils = ids([...parts], PUPIL);
  return { head: parts[features[0]?.parent ?? 0]?.id ?? '', features: ids(features), gaze: pupils.length ? pupils : ids(features, EYE) };
}

/** The part that speaks, by its name. */
export const mouthOf = ({ parts }: Rig) => parts.find(({ id }) => MOUTH.test(id));
