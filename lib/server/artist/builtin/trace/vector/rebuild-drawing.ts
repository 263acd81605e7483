import { LIMITS } from '@/lib/core/limits';
import { acceptSpec } from '@/lib/core/spec/accept';
import type { SvgDocument } from '@/lib/core/svg/document';
import { pictureAtRest } from '../at-rest';
import { EYES } from '@/lib/artist/trace/piece';
import { fidelity } from '@/lib/artist/trace/fidelity';
import type { Pixels } from '@/lib/artist/trace/pixels';
import { noColors, noFigure, played, type Compared, type RebuildOptions, type Rebuilt } from '../rebuild';
import { assemble } from '@/lib/artist/trace/rig';
import { withClosedJoints } from '@/lib/artist/trace/closed-joints';
import { inOnePiece, studyOf, withoutHead, withoutLimbs, type FigureStudy } from '@/lib/artist/trace/study';
import { paletteOf } from './colors';
import { drawingOfPart, isAbove, nearestToken, type OnCanvas } from './parts';
import { standingOf } from './place';
import { visibleUnitsOf, type VisibleUnits } from './visible-units';
import { assignUnits } from './assign-units';
import { unitsOf, type Unit } from '@/lib/artist/trace/vector/units';

/**
 * The largest loss of fidelity that splitting a drawing into parts may cost at rest; beyond it fewer parts are split
 * off.
 */
const MAX_FIDELITY_LOSS = 0.02;
/** The share of a unit's visible pixels outside of the figure above which the unit is background. */
const OUTSIDE = 0.5;

/** The note if limbs were found but stay part of the body. */
const LEFT_WHOLE =
  'Some limbs stay on the body: cut out, the drawing would look different, or have more shapes than a mascot may have.';

/**
 * Rebuilds an SVG drawing as a rigged mascot from its own shapes, cut at the necks where shapes continue. Throws an
 * ArtistError without a figure, and the abort reason.
 */
export async function rebuildDrawing(
  document: SvgDocument,
  { name, signal, onDraft }: RebuildOptions,
): Promise<Rebuilt> {
  const standing = await standingOf(document);
  signal?.throwIfAborted();
  if (!standing) throw noFigure();
  const { figure, matrix, tangled } = standing;
  const study = studyOf(figure);
  if (!study) throw noColors();
  const [x, y, width, height] = document.viewBox;
  const all = unitsOf(document.drawing, { x, y, width, height }, matrix);
  const units = standing.hadGround ? withoutGrounds(all, visibleUnitsOf(all, document.drawing), figure) : all;
  const seen = visibleUnitsOf(units, document.drawing);
  const canvas: OnCanvas = { drawing: document.drawing, units, tangled, seen, ...paletteOf(seen) };
  signal?.throwIfAborted();
  const whole = judged(canvas, inOnePiece(study), name, figure);
  if (!whole) throw noFigure();
  onDraft?.(whole.spec);
  signal?.throwIfAborted();
  const best =
    lessAndLess(study).reduce<Judged | null>((found, next) => {
      if (found) return found;
      signal?.throwIfAborted();
      const tried = judged(canvas, next(), name, figure);
      return tried && tried.fidelity > whole.fidelity - MAX_FIDELITY_LOSS ? tried : null;
    }, null) ?? whole;
  const isLess = best.parts.limbs.length < study.limbs.length;
  signal?.throwIfAborted();
  return played(best, best.parts, figure, [...study.doubts, ...(isLess ? [LEFT_WHOLE] : [])]);
}

/**
 * Gives versions of a study with fewer parts to try in turn: all parts, without a head, without limbs. Versions without
 * any split are left out.
 */
function lessAndLess(study: FigureStudy): (() => FigureStudy)[] {
  const { build, limbs, face } = study;
  return [
    ...(build.head || limbs.length ? [() => study] : []),
    ...(build.head && limbs.length ? [() => withoutHead(study)] : []),
    ...(face.eyes || face.mouth ? [() => withoutLimbs(study)] : []),
  ];
}

/** Removes the background units: those that are mostly visible outside of the figure. */
function withoutGrounds(units: readonly Unit[], { unit }: VisibleUnits, { rgba }: Pixels): Unit[] {
  const [outside, all] = [new Float64Array(units.length), new Float64Array(units.length)];
  unit.forEach((owner, at) => {
    if (owner < 0) return;
    all[owner]! += 1;
    if (rgba[4 * at + 3]! < 128) outside[owner]! += 1;
  });
  return units.filter((_, at) => outside[at]! <= all[at]! * OUTSIDE);
}

interface Judged extends Compared {
  parts: FigureStudy;
}

/**
 * Assembles the rig of a study from a drawing's shapes and measures its fidelity; null if the rig breaks the limits of
 * a spec.
 */
function judged(canvas: OnCanvas, study: FigureStudy, name: string, figure: Pixels): Judged | null {
  const { shares, features } = assignUnits(canvas.seen, canvas.units, study);
  // Every share becomes at least one element, so an oversized rig is rejected before anything is drawn.
  if (shares.reduce((sum, whose) => sum + whose.length, 0) > LIMITS.svg.elements) return null;
  const parts: FigureStudy = {
    ...study,
    face: {
      ...study.face,
      eyes: features.has(EYES[0]) ? study.face.eyes : null,
      mouth: features.has('mouth') ? study.face.mouth : null,
    },
  };
  const rigged = assemble({
    ...parts,
    name,
    palette: canvas.palette,
    drawn: (id) => drawingOfPart(id, canvas, shares, study),
    isFront: (id) => isAbove(id, study.limbs.find((limb) => limb.id === id)?.parent ?? 'body', canvas, shares),
    token: (label) => nearestToken(canvas.palette, study.coloring.clusters[label]?.lab),
  });
  const taken = acceptSpec(rigged);
  if (!taken.ok) return null;
  const { spec, fixed } = withClosedJoints(taken.value.spec);
  return { spec, fixed, fidelity: fidelity(pictureAtRest(spec), figure), parts };
}
