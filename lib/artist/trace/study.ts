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

/** A segmented figure: its colours, its limbs, its face, and the parts of its pixels. */
export interface FigureStudy {
  coloring: Coloring;
  build: Build;
  limbs: readonly NamedLimb[];
  face: TracedFace;
  /** The pen that drew the outlines; null for a drawing without outlines. */
  line: PenLine | null;
  /** Sentences about why the result should be checked by a person. */
  doubts: readonly string[];
  pieces: ReadonlyMap<string, FigurePiece>;
}

/** Segments the picture of a figure into the parts of a rig; null for a picture without an even colour. */
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
  // If the eyes that were found are not in the head, the figure is segmented again without them.
  const build = found.eyes && !face.eyes ? built(face) : tried;
  const eyes = (face.eyes ?? []).map(({ middle: [x, y] }) => Math.round(y) * figure.width + Math.round(x));
  // A limb that contains an eye is not a limb; without a face only reliable limbs are used.
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
/** The least share of a feature's pixels in the head for it to belong to the head. */
const MIN_SHARE_IN_HEAD = 0.8;

/** The face restricted to the head; without eyes there is no mouth. */
function within(face: TracedFace, head: Protrusion | null): TracedFace {
  if (!head || !face.eyes) return face;
  const inHead = new Set(head.pixels);
  const isInside = ({ pixels }: SurfaceFeature): boolean =>
    pixels.filter((at) => inHead.has(at)).length >= pixels.length * MIN_SHARE_IN_HEAD;
  if (!face.eyes.every(isInside)) return NO_FACE;
  return { ...face, mouth: face.mouth && isInside(face.mouth) ? face.mouth : null };
}

/** The largest area of a tuft of fur, as a share of the face. */
const MAX_TUFT_SHARE = 0.012;
/** The largest length of a tuft of fur, in widths of its neck. */
const MAX_TUFT_LENGTH_TO_NECK = 1.2;

/**
 * Removes limbs that are tufts of fur from a face without a separate body; a single leg of it is a tongue or a beard.
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

/** A segmentation with the head found by colour, if the silhouette shows none. */
function withHead(build: Build, coloring: Coloring, face: TracedFace, line: PenLine | null): Build {
  const head = build.head ?? headByColor(coloring, face, line);
  return head === build.head ? build : { ...build, head, crown: head && (head.neck[1] + head.tip[1]) / 2 };
}

/** The same segmentation with more colours; null if the picture has none. */
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

/** The figure as a single piece. */
export const inOnePiece = (study: FigureStudy): FigureStudy => withoutLimbs({ ...study, face: NO_FACE });

/** The figure with its limbs and face, with head and body as one part. */
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

/** The figure as a single piece with its face. */
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

/** Sentences about what was recognised and what was not. */
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
