import { render } from '@/lib/core/rig/render';
import { rigOf } from '@/lib/core/rig/rig';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { straightPixels } from '../../../raster/straight';
import { createSurface } from '../../../raster/surface';
import { ArtistError } from '../../types';
import { cutPieces } from './cut';
import { faceOf, middleOfEyes } from './features';
import { fidelity } from './fidelity';
import { CANVAS, foreground } from './foreground';
import { colored } from './labels';
import { buildOf } from './limbs';
import { nameLimbs } from './naming';
import type { Pixels } from './pixels';
import { NONE } from './regions';
import { assemble, type Findings } from './rig';
import { accepted, withoutTears } from './seams';
import { tokensOf } from './tokens';

/** Under this likeness somebody should look at the result. */
const FAITHFUL = 0.85;
/** A limb that is surely one is this many times as long as its neck is wide. */
const SURE = 1.1;

export interface RebuildOptions {
  /** The mascot's name. */
  name: string;
  signal?: Pick<AbortSignal, 'throwIfAborted'>;
  /** Told the figure in one piece, before it is taken apart. */
  onDraft?(spec: MascotSpec): void;
}

export interface Rebuilt {
  spec: MascotSpec;
  /** How alike the rig at rest and the cut-out picture are, 0 to 1 (see `fidelity`). */
  fidelity: number;
  /** Whether somebody should look at it: no face was found, a limb could not be moved, or the likeness is poor. */
  needsReview: boolean;
  /** What was found and what was not, each a full sentence. */
  notes: string[];
}

/** Rebuilds a picture as a rigged mascot: the same for the same picture. Throws an ArtistError for a picture without a figure, the signal's reason when aborted. */
export async function rebuild(image: Pixels, { name, signal, onDraft }: RebuildOptions): Promise<Rebuilt> {
  const figure = await foreground(image);
  signal?.throwIfAborted();
  if (!figure) throw new ArtistError('bad_input', 'The picture shows no figure that stands out from its ground.');
  const coloring = colored(figure);
  if (!coloring.clusters.length) throw new ArtistError('bad_input', 'The picture shows no even colours to build a mascot from.');
  const { palette, tokens } = tokensOf(coloring.clusters, coloring.labels);
  const source = { ...coloring, tokens, alpha: alphaOf(figure) };
  const common = { name, palette, source };
  const face = faceOf(coloring);
  const mask = Uint8Array.from(coloring.labels.at, (label) => (label === NONE ? 0 : 1));
  const build = buildOf(mask, CANVAS, face.eyes && middleOfEyes(face.eyes));
  if (onDraft) {
    const whole = { ...build, head: null, limbs: [] };
    const nothing = { eyes: null, mouth: null };
    onDraft(accepted(assemble({ ...common, build: whole, limbs: [], face: nothing, pieces: cutPieces(coloring, null, [], nothing) })));
    signal?.throwIfAborted();
  }
  // Without a face to go by, only what is surely a limb is one.
  const sure = face.eyes ? build : { ...build, limbs: build.limbs.filter(({ length, width }) => length >= width * SURE) };
  const limbs = nameLimbs(sure);
  const findings: Findings = { ...common, build: sure, limbs, face, pieces: cutPieces(coloring, sure.head, limbs, face) };
  signal?.throwIfAborted();
  const { spec, fixed } = withoutTears(assemble(findings));
  signal?.throwIfAborted();
  const likeness = fidelity(pictureAtRest(spec), figure);
  return { spec, fidelity: likeness, needsReview: !face.eyes || fixed.length > 0 || likeness < FAITHFUL, notes: notesOf(findings, fixed) };
}

function alphaOf({ rgba }: Pixels): Uint8Array {
  const alpha = new Uint8Array(rgba.length / 4);
  for (let at = 0; at < alpha.length; at += 1) alpha[at] = rgba[4 * at + 3]!;
  return alpha;
}

/** A mascot at rest, as large as its canvas, on nothing. */
export function pictureAtRest(spec: MascotSpec): Pixels {
  const { width, height } = spec.canvas;
  const surface = createSurface(width, height, null);
  surface.paint(render(rigOf(spec), {}));
  const pixels = surface.pixels();
  return { width, height, rgba: straightPixels(new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.length / 4)) };
}

function notesOf({ build, limbs, face }: Findings, fixed: readonly string[]): string[] {
  const found = [build.head ? 'a head' : null, ...limbs.map(({ id }) => id), face.eyes ? 'eyes' : null, face.mouth ? 'a mouth' : null].filter((each) => each !== null);
  return [
    found.length ? `Besides the body it has ${found.join(', ')}.` : 'It is one piece: no limb and no face were found.',
    ...(face.eyes ? [] : ['No pair of eyes was found.']),
    ...(fixed.length ? [`These parts would tear and are fixed: ${fixed.join(', ')}.`] : []),
  ];
}
