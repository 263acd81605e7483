import { cutPieces, type Piece } from './cut';
import { faceOf, middleOfEyes, type Face } from './features';
import { colored, type Coloring } from './labels';
import { buildOf, type Build } from './limbs';
import { nameLimbs, type NamedLimb } from './naming';
import type { Pixels } from './pixels';
import { NONE } from './regions';

/** A limb that is surely one is this many times as long as its neck is wide. */
const SURE = 1.1;

/** A figure taken apart: its colours, its build, its face, and what each part shows. */
export interface Study {
  coloring: Coloring;
  build: Build;
  limbs: readonly NamedLimb[];
  face: Face;
  pieces: ReadonlyMap<string, Piece>;
}

/** What a rig is made of as far as a figure's picture tells; null for one without an even colour. */
export function studyOf(figure: Pixels): Study | null {
  const coloring = colored(figure);
  if (!coloring.clusters.length) return null;
  const face = faceOf(coloring);
  const mask = Uint8Array.from(coloring.labels.at, (label) => (label === NONE ? 0 : 1));
  const build = buildOf(mask, figure.width, face.eyes && middleOfEyes(face.eyes));
  // Without a face to go by, only what is surely a limb is one.
  const sure = face.eyes ? build : { ...build, limbs: build.limbs.filter(({ length, width }) => length >= width * SURE) };
  const limbs = nameLimbs(sure);
  return { coloring, build: sure, limbs, face, pieces: cutPieces(coloring, sure.head, limbs, face) };
}

/** The figure in one piece. */
export const inOnePiece = (study: Study): Study => withoutLimbs({ ...study, face: { eyes: null, mouth: null } });

/** The figure with its limbs and its face, head and body one. */
export function withoutHead({ coloring, build, limbs, face }: Study): Study {
  const onBody = limbs.map((limb) => ({ ...limb, parent: 'body' as const }));
  return { coloring, build: { ...build, head: null }, limbs: onBody, face, pieces: cutPieces(coloring, null, onBody, face) };
}

/** The figure in one piece with its face on it. */
export function withoutLimbs({ coloring, build, face }: Study): Study {
  return { coloring, build: { ...build, head: null, limbs: [] }, limbs: [], face, pieces: cutPieces(coloring, null, [], face) };
}

/** What a study found and what it did not, each a full sentence; `fixed` are the parts that cannot move. */
export function notesOf({ build, limbs, face }: Study, fixed: readonly string[]): string[] {
  const found = [build.head ? 'a head' : null, ...limbs.map(({ id }) => id), face.eyes ? 'eyes' : null, face.mouth ? 'a mouth' : null].filter((each) => each !== null);
  return [
    found.length ? `Besides the body it has ${found.join(', ')}.` : 'It is one piece: no limb and no face were found.',
    ...(face.eyes ? [] : ['No pair of eyes was found.']),
    ...(fixed.length ? [`These parts would tear and are fixed: ${fixed.join(', ')}.`] : []),
  ];
}
