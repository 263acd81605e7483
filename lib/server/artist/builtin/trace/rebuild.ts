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

/** The largest distance in pixels between fitted curves and the picture's edges in high detail. */
const HIGH_DETAIL_TOLERANCE_PX = 0.2;

export interface RebuildOptions {
  /** The mascot's name. */
  name: string;
  /** `high` asks for more colours and closer curves. */
  detail?: Detail;
  signal?: Pick<AbortSignal, 'throwIfAborted'>;
  /** Receives the figure as a single part, before it is split. */
  onDraft?(spec: MascotSpec): void;
}

export interface Rebuilt {
  spec: MascotSpec;
  /** The similarity of the rig at rest and the cut-out picture, 0 to 1 (see `fidelity`). */
  fidelity: number;
  /** Whether a person should review the parts; true if there are warnings. */
  needsReview: boolean;
  /** What was found and what was not, then the warnings, each a full sentence. */
  notes: string[];
  /** Reasons for a review, each a full sentence. */
  warnings: string[];
}

/**
 * Rebuilds a picture as a rigged mascot, deterministically. Throws an ArtistError for a picture without a figure, and
 * the signal's reason on abort.
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

/** Tests a rig with motions, merges limbs that tear, and reports the final rig with its fidelity and all warnings. */
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

/** A rig whose joints are closed, the ids of parts that were fixed in place for that, and its fidelity, 0 to 1. */
export interface Compared {
  spec: MascotSpec;
  fixed: string[];
  fidelity: number;
}

function compared(rig: MascotSpec, figure: Pixels): Compared {
  const { spec, fixed } = withClosedJoints(accepted(rig));
  return { spec, fixed, fidelity: fidelity(pictureAtRest(spec), figure) };
}

/**
 * Rebuilds the rig with more colours and closer curves; keeps that only if it is more similar and within the spec's
 * limits.
 */
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
/** The errors for a picture without a figure and for one without areas of even colour. */
export const noFigure = () =>
  new ArtistError('bad_input', 'The picture shows no figure that stands out from its ground.');
export const noColors = () => new ArtistError('bad_input', 'The picture shows no even colours to build a mascot from.');

function alphaOf({ rgba }: Pixels): Uint8Array {
  const alpha = new Uint8Array(rgba.length / 4);
  for (let at = 0; at < alpha.length; at += 1) alpha[at] = rgba[4 * at + 3]!;
  return alpha;
}
