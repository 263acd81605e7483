import type { MascotSpec } from '@/lib/core/spec/schema';
import { ArtistError } from '../../types';
import { pictureAtRest } from './at-rest';
import { fidelity } from './fidelity';
import { foreground } from './foreground';
import type { Pixels } from './pixels';
import { assemble } from './rig';
import { accepted, withoutTears } from './seams';
import { drawingOfLabels } from './shapes';
import { inOnePiece, notesOf, studyOf, type Study } from './study';
import { tokensOf } from './tokens';

/** Under this likeness somebody should look at the result. */
const FAITHFUL = 0.85;

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
  if (!figure) throw noFigure();
  const study = studyOf(figure);
  if (!study) throw noColors();
  const { palette, tokens } = tokensOf(study.coloring.clusters, study.coloring.labels);
  const source = { ...study.coloring, tokens, alpha: alphaOf(figure) };
  const rigged = (parts: Study): MascotSpec => assemble({
    ...parts, name, palette,
    drawn(id) {
      const piece = parts.pieces.get(id);
      return piece ? drawingOfLabels(piece.labels, source) : '';
    },
    isFront: (id) => parts.pieces.get(id)?.isFront ?? false,
    token: (label) => tokens[label] ?? '',
  });
  onDraft?.(accepted(rigged(inOnePiece(study))));
  signal?.throwIfAborted();
  const { spec, fixed } = withoutTears(rigged(study));
  signal?.throwIfAborted();
  const likeness = fidelity(pictureAtRest(spec), figure);
  return { spec, fidelity: likeness, needsReview: !study.face.eyes || fixed.length > 0 || likeness < FAITHFUL, notes: notesOf(study, fixed) };
}

/** What is said of a picture that shows nothing, and of one that shows no colours. */
export const noFigure = () => new ArtistError('bad_input', 'The picture shows no figure that stands out from its ground.');
export const noColors = () => new ArtistError('bad_input', 'The picture shows no even colours to build a mascot from.');

function alphaOf({ rgba }: Pixels): Uint8Array {
  const alpha = new Uint8Array(rgba.length / 4);
  for (let at = 0; at < alpha.length; at += 1) alpha[at] = rgba[4 * at + 3]!;
  return alpha;
}
