import { grown, overlap, pathBounds } from '@/lib/core/geometry/bounds';
import { EYES, isFeature, type FigurePiece } from '@/lib/artist/trace/piece';
import { NONE } from '@/lib/artist/trace/regions';
import type { Protrusion } from '@/lib/artist/trace/silhouette';
import type { FigureStudy } from '@/lib/artist/trace/study';
import type { VisibleUnits } from './visible-units';
import type { Unit } from '@/lib/artist/trace/vector/units';

/** A unit is also drawn in a second part if it covers more than this share of that part's visible pixels. */
const MIN_FILLED_SHARE = 0.12;
/** A unit is also drawn in a part below if it covers more than this share of that part's hidden pixels. */
const MIN_HIDDEN_SHARE = 0.25;
/** A unit of the body or head is also drawn in a part that shows more than this share of the unit. */
const MIN_SPILLED_SHARE = 0.3;
/** The share of a unit below which its pixels on a part are only antialiasing. */
const TRACE = 0.01;
/** A limb's shape counts as rooted if it reaches this far beyond the neck into the carrying part, in neck widths. */
const ROOTED = 0.3;
/** The least share of a unit's visible pixels on an eye or mouth for the unit to belong to that feature. */
const MIN_SHARE_ON_FEATURE = 0.8;
/** The least share of a feature's pixels that its own units must cover. */
const MIN_MADE_SHARE = 0.7;

/** The ids of the parts in which each unit is drawn; a unit with several is cut between them. */
export type Shares = readonly (readonly string[])[];

/**
 * The visible pixels of a unit: `whole` in total, `on` by part; `over` is the share of each part's hidden pixels that
 * the unit covers.
 */
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

/** Gives the mouth if the unit lies on it, else nothing. */
const mouthOf = ({ whole, on }: Counts): string[] =>
  (on.get('mouth') ?? 0) >= whole * MIN_SHARE_ON_FEATURE ? ['mouth'] : [];

/** Gives the eyes that a unit lies on; one path may draw both. */
function eyesOf({ whole, on }: Counts): string[] {
  const held = EYES.filter((id) => on.has(id));
  return held.reduce((sum, id) => sum + (on.get(id) ?? 0), 0) >= whole * MIN_SHARE_ON_FEATURE ? held : [];
}

/**
 * Assigns each unit (shape or group) of a drawing to the parts of its figure, and says which features have units of
 * their own. A unit that is entirely hidden goes with the unit painted over it.
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
  // One eye that blinks while the other stays open looks worse than none that blinks.
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
 * Gives the parts in which enough of a unit is visible to draw it there, largest share first. A limb's own shape is not
 * cut, however far it extends.
 */
function partsOf({ on }: Counts, size: (id: string) => number, host: string): readonly string[] {
  const parts = [...on].filter(([id]) => !isFeature(id)).sort((a, b) => b[1] - a[1]);
  const all = parts.reduce((sum, [, there]) => sum + there, 0);
  const isTrunk = parts[0]?.[0] === 'body' || parts[0]?.[0] === 'head';
  const main = parts.filter(
    ([id, there], rank) =>
      rank === 0 || there > size(id) * MIN_FILLED_SHARE || (isTrunk && there > all * MIN_SPILLED_SHARE),
  );
  // A unit that is cut must be drawn in every part that shows any of it: no other part holds the remainder.
  const drawn = main.length > 1 ? parts.filter(([, there], rank) => rank === 0 || there > all * TRACE) : main;
  return parts.length ? drawn.map(([id]) => id) : [host];
}

/** Gives the parts below a unit that have nothing of their own there and so continue under it. */
function underOf({ over }: Counts, main: readonly string[], rooted: ReadonlySet<string>): string[] {
  return [...over].flatMap(([id, share]) =>
    share > MIN_HIDDEN_SHARE && !isFeature(id) && !main.includes(id) && !rooted.has(id) ? [id] : [],
  );
}

/** Whether a limb's shape extends beyond its neck, below the part that carries it. */
function isRooted({ node }: Unit, { neck, tip, width, length }: Protrusion): boolean {
  if (node.kind !== 'shape') return false;
  const box = pathBounds(node.d, node.transform);
  const by = (width * ROOTED) / length;
  const [x, y] = [neck[0] - (tip[0] - neck[0]) * by, neck[1] - (tip[1] - neck[1]) * by];
  const pen = (node.stroke?.width ?? 0) / 2;
  return box !== null && overlap(grown(box, pen), { x: x - 1, y: y - 1, width: 2, height: 2 });
}
