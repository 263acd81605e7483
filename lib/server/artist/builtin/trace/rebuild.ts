import { acceptSpec } from '@/lib/core/spec/accept';
import type { MascotSpec } from '@/lib/core/spec/schema';
import type { Detail } from '@/lib/core/sheet/vocabulary';
import { ArtistError } from '@/lib/artist/types';
import { pictureAtRest } from './at-rest';
import { fidelity } from '@/lib/artist/trace/fidelity';
import { foreground } from './place-figure';
import type { Pixels } from '@/lib/artist/trace/pixels';
import { partInWords } from '@/lib/artist/trace/played/part-in-words';
import { withoutTears } from './played/repair-tears';
import { assemble } from '@/lib/artist/trace/rig';
import { accepted, withClosedJoints } from '@/lib/artist/trace/closed-joints';
import { drawingOfLabels } from '@/lib/artist/trace/shapes';
import { inOnePiece, notesOf, refined, studyOf, type FigureStudy } from '@/lib/artist/trace/study';
import { tokensOf } from '@/lib/artist/trace/tokens';

/** How far curves may leave the picture's edges in high detail, in pixels. */
const HIGH_DETAIL_TOLERANCE_PX = 0.2;

export interface RebuildOptions {
  /** The mascot's name. */
  name: string;
  /** High: more colours, closer curves. */
  detail?: Detail;
  signal?: Pick<AbortSignal, 'throwIfAborted'>;
  /** Told the figure in one piece, before it is taken apart. */
  onDraft?(spec: MascotSpec): void;
}

export interface Rebuilt {
  spec: MascotSpec;
  /** How alike the rig at rest and the cut-out picture are, 0 to 1 (see `fidelity`). */
  fidelity: number;
  /** Whether somebody should look at its parts: there are warnings. */
  needsReview: boolean;
  /** What was found and what was not, and the warnings, each a full sentence. */
  notes: string[];
  /** Why somebody should look at it. */
  warnings: string[];
}

/**
 * Rebuilds a picture as a rigged mascot: the same for the same picture. Throws an ArtistError for a picture without a
 * figure, the signal's reason when aborted.
 */
export async function rebuild(image: Pixels, { name, detail, signal, onDraft }: RebuildOptions): Promise<Rebuilt> {
  const figure = await foreground(image);
  signal?.throwIfAborted();
  if (!figure) throw noFigure();
  const study = studyOf(figure);
  if (!study) throw noColors();
  onDraft?.(accepted(rigged(inOnePiece(study), figure, name)));
  signal?.throwIfAborted();
  const plain = compared(rigged(study, figure, name), figure);
  signal?.throwIfAborted();
  const made = detail === 'high' ? better(plain, study, figure, name) : plain;
  signal?.throwIfAborted();
  return played(made, study, figure);
}

/** A rig as it is handed over: played, with what tears put back, and all that is to be said of it. */
export function played(
  { spec: drawn, fixed, fidelity: drawnFidelity }: Compared,
  study: FigureStudy,
  figure: Pixels,
  doubts = study.doubts,
): Rebuilt {
  const { spec, warnings: torn } = withoutTears(drawn);
  const alike = spec === drawn ? drawnFidelity : fidelity(pictureAtRest(spec), figure);
  const warnings = [...torn, ...fixed.map(fixedInWords), ...doubts];
  return { spec, fidelity: alike, needsReview: warnings.length > 0, notes: [...notesOf(study), ...warnings], warnings };
}

const fixedInWords = (id: string): string =>
  `The ${partInWords(id)} would tear from what carries it, so it does not turn.`;

/** A rig that holds, and how alike it is. */
export interface Compared {
  spec: MascotSpec;
  fixed: string[];
  fidelity: number;
}

function compared(rig: MascotSpec, figure: Pixels): Compared {
  const { spec, fixed } = withClosedJoints(accepted(rig));
  return { spec, fixed, fidelity: fidelity(pictureAtRest(spec), figure) };
}

/** The same rig in more colours and with closer curves, where it is more alike so and within what a mascot may hold. */
function better(plain: Compared, study: FigureStudy, figure: Pixels, name: string): Compared {
  const fine = refined(study, figure);
  const rig = fine && rigged(fine, figure, name, HIGH_DETAIL_TOLERANCE_PX);
  if (!rig || !acceptSpec(rig).ok) return plain;
  const high = compared(rig, figure);
  return high.fidelity > plain.fidelity ? high : plain;
}

function rigged(parts: FigureStudy, figure: Pixels, name: string, tolerance?: number): MascotSpec {
  const { palette, tokens } = tokensOf(parts.coloring.clusters, parts.coloring.labels);
  const source = {
    ...parts.coloring,
    tokens,
    alpha: alphaOf(figure),
    ...(tolerance === undefined ? {} : { tolerance }),
  };
  return assemble({
    ...parts,
    name,
    palette,
    drawn(id) {
      const piece = parts.pieces.get(id);
      return piece ? drawingOfLabels(piece.labels, source) : '';
    },
    isFront: (id) => parts.pieces.get(id)?.isFront ?? false,
    token: (label) => tokens[label] ?? '',
  });
}
/** What is said of a picture that shows nothing, and of one that shows no colours. */
export const noFigure = () =>
  new ArtistError('bad_input', 'The picture shows no figure that stands out from its ground.');
export const noColors = () => new ArtistError('bad_input', 'The picture shows no even colours to build a mascot from.');

function alphaOf({ rgba }: Pixels): Uint8Array {
  const alpha = new Uint8Array(rgba.length / 4);
  for (let at = 0; at < alpha.length; at += 1) alpha[at] = rgba[4 * at + 3]!;
  return alpha;
}
