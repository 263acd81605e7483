import type { TracedFace } from './face';
import { earFolds } from './ear-folds';
import type { Coloring } from './labels';
import { shareLines } from './lines';
import type { NamedLimb } from './naming';
import type { PenLine } from './outline';
import { NONE } from './regions';
import { seenFromBeyond, type Protrusion } from './silhouette';
import { extendUnderJoint, extendUnderContact, fillHidden } from './hidden-surface';
import { assignSmallRegions } from './small-regions';
import { EYES, isFeature, type FigurePiece } from './piece';

/** The assignment of a figure's pixels to parts, and the pixels that parts gained from the parts below them. */
interface Ownership {
  /** The part ids, the trunk first. */
  ids: readonly string[];
  /** The index into `ids` for each pixel; `NONE` for a transparent one. */
  owner: Int16Array;
  /** The pixels that each part gained because small regions are not split, and from the folds of ears. */
  moved: ReadonlyMap<number, readonly number[]>;
  folds: ReadonlyMap<number, readonly number[]>;
}

/**
 * Cuts a coloured figure into body, head, limbs and features.
 * Every piece is extended below those that cover it, so that no gap opens when it moves.
 */
export function cutPieces(
  coloring: Coloring,
  head: Protrusion | null,
  limbs: readonly NamedLimb[],
  face: TracedFace,
  line: PenLine | null,
): Map<string, FigurePiece> {
  const ownership = ownershipOf(coloring, head, limbs, face, line);
  const pieces = piecesOf(coloring, ownership);
  const [body, host] = [pieces.get('body')!, pieces.get(head ? 'head' : 'body')!.labels];
  for (const feature of [...(face.eyes ?? []), ...(face.mouth ? [face.mouth] : [])])
    for (const at of feature.pixels) host.at[at] = feature.host;
  for (const limb of limbs) joinLimb(limb, pieces, ownership, line);
  if (head) {
    extendUnderJoint(body.labels, host, seenFromBeyond(head), line);
    extendUnderContact(body, host, head, line);
  }
  if (line)
    shareLines(
      [...pieces.values()].filter(({ id }) => !isFeature(id)),
      line,
    );
  return pieces;
}

function ownershipOf(
  { labels }: Coloring,
  head: Protrusion | null,
  limbs: readonly NamedLimb[],
  face: TracedFace,
  line: PenLine | null,
): Ownership {
  const ids = [
    'body',
    ...(head ? ['head'] : []),
    ...limbs.map(({ id }) => id),
    ...(face.eyes ?? []).map((_, at) => EYES[at]!),
    ...(face.mouth ? ['mouth'] : []),
  ];
  const owner = labels.at.map((label) => (label === NONE ? NONE : 0));
  const give = (id: string, pixels: Iterable<number>) => {
    for (const at of pixels) owner[at] = ids.indexOf(id);
  };
  if (head) give('head', head.pixels);
  for (const { id, limb } of limbs) give(id, limb.pixels);
  const firstLimb = head ? 2 : 1;
  const moved = assignSmallRegions(labels, owner, ids.length, firstLimb, line);
  const folds = line ? earFolds(labels, owner, limbs, firstLimb, line) : new Map<number, number[]>();
  for (const [part, pixels] of folds) give(ids[part]!, pixels);
  face.eyes?.forEach(({ pixels }, at) => give(EYES[at]!, pixels));
  if (face.mouth) give('mouth', face.mouth.pixels);
  return { ids, owner, moved, folds };
}

/** The visible pixels of each part as a piece. */
function piecesOf({ labels }: Coloring, { ids, owner, moved, folds }: Ownership): Map<string, FigurePiece> {
  const { width, height, at: of } = labels;
  return new Map(
    ids.map((id, part) => [
      id,
      {
        id,
        labels: { width, height, at: of.map((label, at) => (owner[at] === part ? label : NONE)) },
        shown: new Uint8Array(owner.length).map((_, at) => (owner[at] === part ? 1 : 0)),
        isFront: moved.has(part) || folds.has(part),
      },
    ]),
  );
}

/** Extends the lower one of a limb and its carrier below the other. */
function joinLimb(
  { id, parent, limb }: NamedLimb,
  pieces: ReadonlyMap<string, FigurePiece>,
  { ids, moved, folds }: Ownership,
  line: PenLine | null,
): void {
  const [child, carrier] = [pieces.get(id)!, pieces.get(parent)!];
  if (!child.isFront) return extendUnderJoint(child.labels, carrier.labels, limb, line);
  // A limb on top of its carrier would reveal a gap when it moves, so the carrier is extended below it.
  const part = ids.indexOf(id);
  const covered = new Set([...(moved.get(part) ?? []), ...(folds.get(part) ?? [])]);
  fillHidden(carrier.labels, (at) => covered.has(at) && child.labels.at[at] !== NONE, line);
  return extendUnderJoint(carrier.labels, child.labels, seenFromBeyond(limb), line, !moved.has(part));
}
