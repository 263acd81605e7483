import type { Rig, RigPart } from '@/lib/core/rig/rig';

const named = (words: string): RegExp => new RegExp(`(^|_)(${words})s?(_(left|right|[lr]|\\d+))*$`);
const FEATURE = named(
  '(eye)?brow|eye|mouth|nose|beak|muzzle|snout|jaw|cheek|freckle|whisker|moustache|glasse|goggle|visor',
);
const EYE = named('eye');
const PUPIL = named('pupil|iris');

/** The parts of a mascot that follow the pointer. */
export interface Face {
  /** The part that turns and nods: the one that contains the face, or else the root. */
  readonly head: string;
  /** The parts on the head that shift when it turns. */
  readonly onHead: readonly string[];
  /** The parts that show the gaze: the pupils, or else the whole eyes. */
  readonly gaze: readonly string[];
}

const isFeature = (part: RigPart | undefined): boolean => FEATURE.test(part?.id ?? '');

/** Finds the parts of the face by their names. It has the results of `findRoles`, with much less code. */
export function faceOf({ parts }: Rig): Face {
  const faces = parts.filter((part) => isFeature(part) && !isFeature(parts[part.parent]));
  const onHead = faces.map(({ id }) => id);
  const pupils = parts.map(({ id }) => id).filter((id) => PUPIL.test(id));
  return {
    head: parts[faces[0]?.parent ?? 0]?.id ?? '',
    onHead,
    gaze: pupils.length ? pupils : onHead.filter((id) => EYE.test(id)),
  };
}

/** The part that speaks, by its name. */
export const mouthOf = ({ parts }: Rig): RigPart | undefined => parts.find(({ id }) => named('mouth').test(id));
