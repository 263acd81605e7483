import {
  EXPORT_DEFAULTS,
  EXPORT_FORMATS,
  type ExportFormat,
  exportFormat,
  type FormatsOfKind,
} from '@/lib/contract/export-formats';
import type { CanvasGraph } from '@/lib/core/canvas/schema';
import type { FilmEncoding, FilmReader } from '../encoders/types';
import type { DrawStill } from '../still/picture';
import type { FilmPlan } from '../film/plan';
import type { WriteVector } from '../vector/picture';

/** The facts of a format that the contract states. */
interface Facts<Name extends ExportFormat> {
  name: Name;
  title: string;
  mime: (typeof EXPORT_FORMATS)[Name]['mime'];
  /** The file name extension. */
  extension: string;
}

function factsOf<Name extends ExportFormat>(name: Name): Facts<Name> {
  const { title, mime, extension } = EXPORT_FORMATS[name];
  return { name, title, mime, extension };
}

/** What the contract says of a format's frames. */
interface FrameFacts {
  /** The default background colour; null leaves it transparent. */
  background: string | null;
  /** Whether both sides must be even numbers of pixels. */
  evenSides: boolean;
}

/** A format that is made of frames: threads paint and encode them into a file on disk. */
interface FilmTraits {
  /** The highest frame rate that players of this format honour. */
  maxFps: number;
  /** Loads the encoder, in a thread. */
  encoding(): Promise<FilmEncoding>;
  /** Loads the decoder for the receipt, in a thread. */
  reader(): Promise<FilmReader>;
  /** Says in a sentence why a file cannot hold these frames; null if it can. Absent for formats without a limit. */
  limit?(plan: FilmPlan): string | null;
  /** Gives the content of a second file, of JSON, that accompanies the first. */
  companion?(plan: FilmPlan): unknown;
}

/** A format that describes a motion by keyframes on curves, without frames. */
interface VectorTraits {
  /** Says how other players play a canvas differently. Absent if the format cannot hold a canvas. */
  canvasNotes?(graph: CanvasGraph): string[];
  /** Loads the writer of a file and its receipt, in a thread. */
  writer(): Promise<WriteVector>;
}

/** A format that shows a single moment. */
interface StillTraits {
  /** Loads the function that draws a file and its receipt, in a thread. */
  drawing(): Promise<DrawStill>;
}

/** A format of many frames, which are painted and encoded. */
export type FilmFormat<Name extends ExportFormat = ExportFormat> = Facts<Name> &
  FrameFacts &
  FilmTraits & { kind: 'film' };
/** A format that moves and holds shapes instead of frames. */
export type VectorFormat<Name extends ExportFormat = ExportFormat> = Facts<Name> & VectorTraits & { kind: 'vector' };
/** A format that shows a single moment, with what the contract says of it. */
export type StillFormat<Name extends ExportFormat = ExportFormat> = Facts<Name> & StillTraits & { kind: 'still' };

/** An export format with everything that the server knows about it. A format is one file and one line of `index`. */
export type Format<Name extends ExportFormat = ExportFormat> =
  | FilmFormat<Name>
  | VectorFormat<Name>
  | StillFormat<Name>;

/** Declares a format that is made of frames. */
export function filmFormat<Name extends FormatsOfKind<'film'>>(name: Name, traits: FilmTraits): FilmFormat<Name> {
  const { opaque = false, evenSides = false } = exportFormat(name);
  const background = opaque ? EXPORT_DEFAULTS.background : null;
  return { ...factsOf(name), background, evenSides, ...traits, kind: 'film' };
}

/** Declares a format of keyframes on curves. */
export const vectorFormat = <Name extends FormatsOfKind<'vector'>>(
  name: Name,
  traits: VectorTraits,
): VectorFormat<Name> => ({
  ...factsOf(name),
  ...traits,
  kind: 'vector',
});

/** Declares a format of a single moment. */
export const stillFormat = <Name extends FormatsOfKind<'still'>>(
  name: Name,
  traits: StillTraits,
): StillFormat<Name> => ({
  ...factsOf(name),
  ...traits,
  kind: 'still',
});
