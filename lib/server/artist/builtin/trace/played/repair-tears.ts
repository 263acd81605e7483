import type { Pose } from '@/lib/core/rig/pose';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { isFeature } from '@/lib/artist/trace/piece';
import { momentsOf, type Doing, type Moment } from '@/lib/artist/trace/played/moments';
import { partInWords } from '@/lib/artist/trace/played/part-in-words';
import { mergedIntoParent } from '@/lib/artist/trace/played/merge-into-parent';
import { stillness } from '@/lib/artist/trace/played/stillness';
import { tearDetector, type TearDetector } from './tears';

/** The most of a figure that is spurs, cracks or blots in a pose that holds, in thousandths. */
const MAX_TORN_THOUSANDTHS = 7;
/** The most of a figure that comes loose in a pose that holds, in thousandths. */
const MAX_LOOSE_THOUSANDTHS = 4;
/** A figure drawn of thin lines has spurs at rest, and others as it turns: so much of those is let pass besides. */
const THIN_LINES = 0.12;
/** A part is at fault for a tear where it makes at least this share of it alone. */
const ALONE = 0.45;
/** How often the motions are played anew after parts were put back. */
const MAX_ROUNDS = 3;
/** Pieces beside the largest that are more than so many thousandths of a figure at rest are figures of their own. */
const OWN_FIGURE_THOUSANDTHS = 30;

/**
 * A rig that has been played, and what was found, each a full sentence: what was put back, what stays torn, what does
 * not move.
 */
export interface TearReport {
  spec: MascotSpec;
  warnings: string[];
}

/** Plays a wave, talk and a walk on a rig, and puts limbs that tear back into what carries them. */
export function withoutTears(drawn: MascotSpec): TearReport {
  const warnings: string[] = [];
  let [spec, moments] = [drawn, momentsOf(drawn)];
  let eye = tearDetector(spec);
  if (isApart(spec, eye)) warnings.push('The picture shows pieces that nothing joins: they move as one figure.');
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const torn = worst(eye, moments);
    if (!torn) break;
    const mended = mendedAt(spec, eye, torn);
    if (!mended) {
      warnings.push(`It tears when it ${torn.doing}.`);
      break;
    }
    spec = mended.spec;
    warnings.push(...mended.warnings);
    [eye, moments] = [tearDetector(spec), momentsOf(spec)];
    const left = round === MAX_ROUNDS - 1 ? worst(eye, moments) : null;
    if (left) warnings.push(`It still tears when it ${left.doing}.`);
  }
  return { spec, warnings: [...warnings, ...stillness(spec, moments)] };
}

/** How far beyond what is let pass a pose tears: more than 1 is torn. */
function badnessAt({ rest, tearsAt }: TearDetector, pose: Pose): number {
  const { torn, loose } = tearsAt(pose);
  return Math.max(
    torn / (MAX_TORN_THOUSANDTHS + THIN_LINES * thousandths(rest, rest.torn)),
    loose / MAX_LOOSE_THOUSANDTHS,
  );
}

const thousandths = ({ figure }: TearDetector['rest'], pixels: number): number => (1000 * pixels) / Math.max(figure, 1);

interface Torn {
  doing: Doing;
  pose: Pose;
  bad: number;
}

function worst(eye: TearDetector, moments: readonly Moment[]): Torn | null {
  const found = moments
    .map(({ doing, pose }) => ({ doing, pose, bad: badnessAt(eye, pose) }))
    .sort((a, b) => b.bad - a.bad)[0];
  return found && found.bad > 1 ? found : null;
}

/** Puts back what tears at a moment, one part after the other, until it holds; null where no part is at fault. */
function mendedAt(drawn: MascotSpec, first: TearDetector, { doing, pose, bad }: Torn): TearReport | null {
  const warnings: string[] = [];
  let [spec, eye, left] = [drawn, first, bad];
  while (left > 1) {
    const next = withoutFault(spec, eye, pose, left);
    if (!next) break;
    warnings.push(
      `The ${partInWords(next.id)} tears from the ${partInWords(next.host)} when it ${doing}; it was put back ` +
        `into the ${partInWords(next.host)}.`,
    );
    spec = next.spec;
    eye = tearDetector(spec);
    left = badnessAt(eye, pose);
  }
  return warnings.length ? { spec, warnings } : null;
}

/** A rig without the part that is most at fault for a tear. */
function withoutFault(
  spec: MascotSpec,
  eye: TearDetector,
  pose: Pose,
  bad: number,
): { spec: MascotSpec; id: string; host: string } | null {
  const able = spec.parts.filter(
    ({ id, parent, svg }) => svg && parent !== null && id !== 'body' && id !== 'eyes' && !isFeature(id) && pose[id],
  );
  const blamed = able
    .map((part) => ({ part, bad: badnessAt(eye, { [part.id]: pose[part.id]! }) }))
    .sort((a, b) => b.bad - a.bad);
  for (const { part, bad: own } of blamed) {
    const next = own >= bad * ALONE ? mergedIntoParent(spec, part.id) : null;
    if (next) return { spec: next, id: part.id, host: part.parent ?? '' };
  }
  return null;
}

/** Whether a figure at rest is of several pieces; the head of a pictogram stands free of its body. */
function isApart(spec: MascotSpec, eye: TearDetector): boolean {
  if (looseIn(eye) <= OWN_FIGURE_THOUSANDTHS) return false;
  const headless = { ...spec, parts: spec.parts.map((part) => (part.id === 'head' ? { ...part, svg: '' } : part)) };
  return looseIn(tearDetector(headless)) > OWN_FIGURE_THOUSANDTHS;
}

const looseIn = ({ rest }: TearDetector): number => thousandths(rest, rest.loose);
