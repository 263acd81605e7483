import { grown, overlap, pathBounds } from '@/lib/core/geometry/bounds';
import { EYES, isFeature, type FigurePiece } from '@/lib/artist/trace/piece';
import { NONE } from '@/lib/artist/trace/regions';
import type { Protrusion } from '@/lib/artist/trace/silhouette';
import type { FigureStudy } from '@/lib/artist/trace/study';
import type { VisibleUnits } from './visible-units';
import type { Unit } from '@/lib/artist/trace/vector/units';

/** A unit goes on in a second part where it fills more than this share of that part. */
const MIN_FILLED_SHARE = 0.12;
/** Or where it fills more than this share of what that part has under others. */
const MIN_HIDDEN_SHARE = 0.25;
/** A unit of the trunk also goes on where more than this share of itself lies. */
const MIN_SPILLED_SHARE = 0.3;
/** Less of a unit than this share is its soft edge. */
const TRACE = 0.01;
/** A limb's own shape reaches under what carries it when it comes this far beyond the neck, in widths of the neck. */
const ROOTED = 0.3;
/** The least share of what is seen of a unit that lies on a feature, for it to be of the feature. */
const MIN_SHARE_ON_FEATURE = 0.8;
/** The least share of a feature that its own units make up. */
const MIN_MADE_SHARE = 0.7;

/** Which parts each unit is drawn in: one, or several that it goes on in and is cut between. */
export type Shares = readonly (readonly string[])[];

/** How much is seen of a unit: in all, on each part, and where each part goes on under others, as a share of that. */
interface Counts {
  whole: number;
  on: Map<string, number>;
  over: Map<string, number>;
}

function countsOf({ unit }: VisibleUnits, count: number, pieces: Iterable<FigurePiece>): Counts[] {
  const counts = Array.from({ length: count }, (): Counts => ({ whole: 0, on: new Map(), over: new Map() }));
  for (const owner of unit) if (owner >= 0) counts[owner]!.whole += 1;
  for (const { id, shown, labels } of pieces) {
    const [on, over] = [new Uint32Array(count), new Uint32Array(count)];
    let under = 0;
    for (let at = 0; at < labels.at.length; at += 1) {
      if (labels.at[at] === NONE) continue;
      const owner = unit[at]!;
      if (!shown[at]) under += 1;
      if (owner >= 0) (shown[at] ? on : over)[owner]! += 1;
    }
    for (const [owner, own] of counts.entries()) {
      if (on[owner]) own.on.set(id, on[owner]);
      if (over[owner]) own.over.set(id, over[owner] / under);
    }
  }
  return counts;
}

/** The mouth, for a unit that lies on it. */
const mouthOf = ({ whole, on }: Counts): string[] =>
  (on.get('mouth') ?? 0) >= whole * MIN_SHARE_ON_FEATURE ? ['mouth'] : [];

/** The eyes that a unit lies on: both may be one path. */
function eyesOf({ whole, on }: Counts): string[] {
  const held = EYES.filter((id) => on.has(id));
  return held.reduce((sum, id) => sum + (on.get(id) ?? 0), 0) >= whole * MIN_SHARE_ON_FEATURE ? held : [];
}

/**
 * Shares the units of a drawing out to the parts of its figure, and says which features have units of their own. What
 * is hidden goes with what is painted over it.
 */
export function assignUnits(
  seen: VisibleUnits,
  units: readonly Unit[],
  { pieces, limbs }: FigureStudy,
): { shares: Shares; features: ReadonlySet<string> } {
  const counts = countsOf(seen, units.length, pieces.values());
  const sizes = new Map([...pieces.values()].map(({ id, shown }) => [id, shown.reduce((sum, is) => sum + is, 0)]));
  const size = (id: string): number => sizes.get(id) ?? 0;
  const isMade = (id: string, of: (unit: Counts) => string[]): boolean =>
    pieces.has(id) &&
    counts.reduce((sum, unit) => sum + (of(unit).includes(id) ? (unit.on.get(id) ?? 0) : 0), 0) >=
      size(id) * MIN_MADE_SHARE;
  // One eye that shuts while the other stays open is worse than none.
  const hasEyes = EYES.every((id) => !pieces.has(id) || isMade(id, eyesOf)) && pieces.has(EYES[0]);
  const hasMouth = isMade('mouth', mouthOf);
  const host = pieces.has('head') ? 'head' : 'body';
  const main = counts.map((unit): readonly string[] => {
    if (unit.whole === 0) return [];
    const feature = [...(hasMouth ? mouthOf(unit) : []), ...(hasEyes ? eyesOf(unit) : [])];
    return feature.length ? feature : partsOf(unit, size, host);
  });
  const rooted = new Set(
    limbs
      .filter(({ id, limb }) =>
        units.some((unit, at) => main[at]!.length === 1 && main[at]![0] === id && isRooted(unit, limb)),
      )
      .map(({ id }) => id),
  );
  const shares = main.map((ids, at) =>
    ids.length && !isFeature(ids[0]!) ? [...ids, ...underOf(counts[at]!, ids, rooted)] : ids,
  );
  for (let at = shares.length - 1; at >= 0; at -= 1) if (!shares[at]!.length) shares[at] = shares[at + 1] ?? ['body'];
  return {
    shares,
    features: new Set([...(hasMouth ? ['mouth'] : []), ...(hasEyes ? EYES.filter((id) => pieces.has(id)) : [])]),
  };
}

/**
 * The parts that a unit is seen in enough to be drawn there, that with most of it first. A limb's own shape stays
 * whole, however far it goes on.
 */
function partsOf({ on }: Counts, size: (id: string) => number, host: string): readonly string[] {
  const parts = [...on].filter(([id]) => !isFeature(id)).sort((a, b) => b[1] - a[1]);
  const all = parts.reduce((sum, [, there]) => sum + there, 0);
  const isTrunk = parts[0]?.[0] === 'body' || parts[0]?.[0] === 'head';
  const main = parts.filter(
    ([id, there], rank) =>
      rank === 0 || there > size(id) * MIN_FILLED_SHARE || (isTrunk && there > all * MIN_SPILLED_SHARE),
  );
  // What is cut is drawn wherever it is seen: no part but those has its rest.
  const drawn = main.length > 1 ? parts.filter(([, there], rank) => rank === 0 || there > all * TRACE) : main;
  return parts.length ? drawn.map(([id]) => id) : [host];
}

/** The parts that go on under a unit, and have nothing of their own there. */
function underOf({ over }: Counts, main: readonly string[], rooted: ReadonlySet<string>): string[] {
  return [...over].flatMap(([id, share]) =>
    share > MIN_HIDDEN_SHARE && !isFeature(id) && !main.includes(id) && !rooted.has(id) ? [id] : [],
  );
}

/** Whether a shape of a limb goes on under what carries it. */
function isRooted({ node }: Unit, { neck, tip, width, length }: Protrusion): boolean {
  if (node.kind !== 'shape') return false;
  const box = pathBounds(node.d, node.transform);
  const by = (width * ROOTED) / length;
  const [x, y] = [neck[0] - (tip[0] - neck[0]) * by, neck[1] - (tip[1] - neck[1]) * by];
  const pen = (node.stroke?.width ?? 0) / 2;
  return box !== null && overlap(grown(box, pen), { x: x - 1, y: y - 1, width: 2, height: 2 });
}
