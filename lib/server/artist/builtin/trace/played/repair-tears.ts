import type { Pose } from '@/lib/core/rig/pose';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { isFeature } from '@/lib/artist/trace/piece';
import { momentsOf, type Doing, type Moment } from '@/lib/artist/trace/played/moments';
import { partInWords } from '@/lib/artist/trace/played/part-in-words';
import { mergedIntoParent } from '@/lib/artist/trace/played/merge-into-parent';
import { stillness } from '@/lib/artist/trace/played/stillness';
import { tearDetector, type TearDetector } from './tears';

/**
 * The largest share of the figure's pixels, in thousandths, that may be spurs, cracks or blots in a pose that passes.
 */
const MAX_TORN_THOUSANDTHS = 7;
/** The largest share of the figure's pixels, in thousandths, that may be detached in a pose that passes. */
const MAX_LOOSE_THOUSANDTHS = 4;
/** The tolerance for figures drawn with thin lines: this share of the spurs at rest is allowed on top of the limit. */
const THIN_LINES = 0.12;
/** A part is to blame for a tear if it alone causes at least this share of it. */
const ALONE = 0.45;
/** How often the motions are played again after parts were merged. */
const MAX_ROUNDS = 3;
/**
 * A figure at rest has separate pieces if more than this many thousandths of it are detached from the largest piece.
 */
const OWN_FIGURE_THOUSANDTHS = 30;

/**
 * A tested rig with warnings, each a full sentence: which parts were merged, what still tears, and what does not move.
 */
export interface TearReport {
  spec: MascotSpec;
  warnings: string[];
}

/**
 * Tests a rig that was traced from a picture: plays a wave, talk and a walk, and merges limbs that tear off into their
 * parent parts.
 */
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

/** Gives the visible damage in a pose relative to its limit: above 1 the pose counts as torn. */
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

/** Merges parts into their parents, one after the other, until the pose passes; null if no part is to blame. */
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

/** Merges the part that is most to blame for a tear into its parent; null if there is none. */
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

/**
 * Whether a figure at rest has several separate pieces. The head does not count, since a pictogram's head stands free
 * of its body.
 */
function isApart(spec: MascotSpec, eye: TearDetector): boolean {
  if (looseIn(eye) <= OWN_FIGURE_THOUSANDTHS) return false;
  const headless = { ...spec, parts: spec.parts.map((part) => (part.id === 'head' ? { ...part, svg: '' } : part)) };
  return looseIn(tearDetector(headless)) > OWN_FIGURE_THOUSANDTHS;
}

const looseIn = ({ rest }: TearDetector): number => thousandths(rest, rest.loose);
