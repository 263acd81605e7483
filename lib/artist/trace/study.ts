import { FINE, nearest } from './clusters';
import { cutPieces } from './cut';
import type { FigurePiece } from './piece';
import { headByColor } from './colored-head';
import { faceOf, NO_FACE, type TracedFace } from './face';
import { middleOfEyes } from './eyes';
import type { SurfaceFeature } from './features';
import { colored, type Coloring } from './labels';
import { buildOf, type Build } from './build';
import { nameLimbs, type NamedLimb } from './naming';
import { outlineOf, type PenLine } from './outline';
import type { Pixels } from './pixels';
import { NONE } from './regions';
import type { Protrusion } from './silhouette';
import { reliableLimbs } from './reliable-limbs';

/** A figure taken apart: its colours, its build, its face, and what each part shows. */
export interface FigureStudy {
  coloring: Coloring;
  build: Build;
  limbs: readonly NamedLimb[];
  face: TracedFace;
  /** The line that it is drawn with, if it is. */
  line: PenLine | null;
  /** Why somebody should look at what was found, each a full sentence. */
  doubts: readonly string[];
  pieces: ReadonlyMap<string, FigurePiece>;
}

/** What a rig is made of as far as a figure's picture tells; null for one without an even colour. */
export function studyOf(figure: Pixels): FigureStudy | null {
  const coloring = colored(figure);
  if (!coloring.clusters.length) return null;
  const mask = new Uint8Array(coloring.labels.at.length).map((_, at) => (coloring.labels.at[at] === NONE ? 0 : 1));
  const line = outlineOf(coloring.labels);
  const found = faceOf(coloring);
  const built = (face: TracedFace): Build =>
    withHead(buildOf(mask, figure.width, face.eyes && middleOfEyes(face.eyes), line), coloring, face, line);
  const tried = built(found);
  const face = within(found, tried.head);
  // Without eyes a figure is taken apart in another way.
  const build = found.eyes && !face.eyes ? built(face) : tried;
  const eyes = (face.eyes ?? []).map(({ middle: [x, y] }) => Math.round(y) * figure.width + Math.round(x));
  // What has an eye in it is no limb; without a face to go by, only what is surely one is.
  const sure = {
    ...build,
    limbs: face.eyes
      ? build.limbs.filter(({ pixels }) => !eyes.some((eye) => pixels.includes(eye)))
      : reliableLimbs(build, coloring, line),
  };
  const limbs = withoutTufts(
    nameLimbs(sure, face.eyes && middleOfEyes(face.eyes)[1], face.eyes?.length === 2),
    build,
    face,
  );
  const doubts = [
    ...(found.hasRivals ? [RIVALS] : []),
    ...(found.eyes && !face.eyes ? [OUTSIDE] : []),
    ...(!face.eyes && sure.limbs.length < build.limbs.length ? [LEFT_ALONE] : []),
    ...(!face.eyes && !sure.head && !limbs.length ? [NOTHING] : []),
  ];
  return {
    coloring,
    build: sure,
    limbs,
    face,
    line,
    doubts,
    pieces: cutPieces(coloring, sure.head, limbs, face, line),
  };
}

const RIVALS = 'More than one pair of spots may be eyes: a picture of one figure with one face becomes a better rig.';
const OUTSIDE = 'What looks like eyes lies outside the head, so no part is named eyes or mouth.';
const LEFT_ALONE = 'No eyes tell which way it looks, so what may be limbs stays on the body.';
const NOTHING = 'Neither a face nor limbs were found.';
/** A feature lies in the head with at least this share of its pixels. */
const IN_HEAD = 0.8;

/** The part of a face that lies in the head; no mouth without eyes. */
function within(face: TracedFace, head: Protrusion | null): TracedFace {
  if (!head || !face.eyes) return face;
  const inHead = new Set(head.pixels);
  const isInside = ({ pixels }: SurfaceFeature): boolean =>
    pixels.filter((at) => inHead.has(at)).length >= pixels.length * IN_HEAD;
  if (!face.eyes.every(isInside)) return NO_FACE;
  return { ...face, mouth: face.mouth && isInside(face.mouth) ? face.mouth : null };
}

/** The largest tuft of fur, as a share of the face. */
const MAX_TUFT_SHARE = 0.012;
/** The longest tuft of fur, in widths of its neck. */
const MAX_TUFT_LENGTH_TO_NECK = 1.2;

/**
 * The limbs of a figure. A face that is all head and looks at us has no tufts of fur for arms and legs, and no leg
 * alone: that is a tongue or a beard.
 */
function withoutTufts(limbs: NamedLimb[], { head, total }: Build, { eyes }: TracedFace): NamedLimb[] {
  if (head || eyes?.length !== 2) return limbs;
  const isTuft = ({ role, limb: { pixels, length, width } }: NamedLimb): boolean =>
    (role === 'arm' || role === 'leg') &&
    pixels.length < total * MAX_TUFT_SHARE &&
    length < width * MAX_TUFT_LENGTH_TO_NECK;
  const able = limbs.filter((limb) => !isTuft(limb));
  return able.filter(({ role }) => role !== 'leg').length === able.length - 1
    ? able.filter(({ role }) => role !== 'leg')
    : able;
}

/** A build with the head that its colours show, where its silhouette shows none. */
function withHead(build: Build, coloring: Coloring, face: TracedFace, line: PenLine | null): Build {
  const head = build.head ?? headByColor(coloring, face, line);
  return head === build.head ? build : { ...build, head, crown: head && (head.neck[1] + head.tip[1]) / 2 };
}

/** The same parts in finer colours; null where the picture has none. */
export function refined(
  { coloring: plain, build, limbs, face, line, doubts }: FigureStudy,
  figure: Pixels,
): FigureStudy | null {
  const coloring = colored(figure, FINE);
  if (!coloring.clusters.length) return null;
  const label = (of: number): number => nearest(coloring.clusters, plain.clusters[of]!.lab);
  const feature = (each: SurfaceFeature): SurfaceFeature => ({ ...each, host: label(each.host), ink: label(each.ink) });
  const fine: TracedFace = { ...face, eyes: face.eyes?.map(feature) ?? null, mouth: face.mouth && feature(face.mouth) };
  const pen = line && { ...line, label: label(line.label) };
  return {
    coloring,
    build,
    limbs,
    face: fine,
    line: pen,
    doubts,
    pieces: cutPieces(coloring, build.head, limbs, fine, pen),
  };
}

/** The figure in one piece. */
export const inOnePiece = (study: FigureStudy): FigureStudy => withoutLimbs({ ...study, face: NO_FACE });

/** The figure with its limbs and its face, head and body one. */
export function withoutHead({ coloring, build, limbs, face, line, doubts }: FigureStudy): FigureStudy {
  const onBody = limbs.map((limb) => ({ ...limb, parent: 'body' as const }));
  return {
    coloring,
    build: { ...build, head: null },
    limbs: onBody,
    face,
    line,
    doubts,
    pieces: cutPieces(coloring, null, onBody, face, line),
  };
}

/** The figure in one piece with its face on it. */
export function withoutLimbs({ coloring, build, face, line, doubts }: FigureStudy): FigureStudy {
  return {
    coloring,
    build: { ...build, head: null, limbs: [] },
    limbs: [],
    face,
    line,
    doubts,
    pieces: cutPieces(coloring, null, [], face, line),
  };
}

/** What a study found and what it did not, each a full sentence. */
export function notesOf({ build, limbs, face }: FigureStudy): string[] {
  const found = [
    build.head ? 'a head' : null,
    ...limbs.map(({ id }) => id),
    face.eyes ? 'eyes' : null,
    face.mouth ? 'a mouth' : null,
  ].filter((each) => each !== null);
  return [
    found.length ? `Besides the body it has ${found.join(', ')}.` : 'It is one piece: no limb and no face were found.',
    ...(face.eyes ? [] : ['No pair of eyes was found.']),
    ...(face.mouth ? [] : ['No mouth was found: it talks with its head and its body.']),
  ];
}
