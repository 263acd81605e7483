import { EXPORT_FORMATS, type ExportFormat } from '@/lib/contract/export-formats';
import type { CanvasGraph } from '@/lib/core/canvas/schema';
import type { FilmEncoding, FilmReader } from '../encoders/types';
import type { DrawStill } from '../still/picture';
import type { FilmPlan } from '../film/plan';
import type { WriteVector } from '../vector/picture';

/** What the contract says of a format. */
interface Facts<Name extends ExportFormat> {
  name: Name;
  title: string;
  mime: (typeof EXPORT_FORMATS)[Name]['mime'];
  /** The ending of a file's name. */
  extension: string;
  /** Whether it needs something that moves. */
  animated: boolean;
}

function factsOf<Name extends ExportFormat>(name: Name): Facts<Name> {
  const { title, mime, extension, animated } = EXPORT_FORMATS[name];
  return { name, title, mime, extension, animated };
}

/** A format that is made of frames: threads paint and encode them into a file on disk. */
interface FilmTraits {
  /** The most frames a second that players of this format honour. */
  maxFps: number;
  /** What it is drawn on where the request names no background; null leaves it transparent. */
  background: string | null;
  /** Whether both sides must be even numbers of pixels. */
  evenSides: boolean;
  /** Loads what encodes frames, in a thread. */
  encoding(): Promise<FilmEncoding>;
  /** Loads what decodes a finished file for its receipt, in a thread. */
  reader(): Promise<FilmReader>;
  /** Says in a sentence why a file cannot hold these frames; null where it can. Absent where it holds any. */
  limit?(plan: FilmPlan): string | null;
  /** A second file, of JSON, that belongs to the first. */
  companion?(plan: FilmPlan): unknown;
}

/** A format that describes a motion by keys on curves, without frames. */
interface VectorTraits {
  /** Says what players of a canvas do otherwise than ours. Absent where the format cannot hold a canvas. */
  canvasNotes?(graph: CanvasGraph): string[];
  /** Loads what writes a file and its receipt, in a thread. */
  writer(): Promise<WriteVector>;
}

/** A format that shows a single moment. */
interface StillTraits {
  /** Loads what draws a file and its receipt, in a thread. */
  drawing(): Promise<DrawStill>;
}

export type FilmFormat<Name extends ExportFormat = ExportFormat> = Facts<Name> & FilmTraits & { kind: 'film' };
export type VectorFormat<Name extends ExportFormat = ExportFormat> = Facts<Name> & VectorTraits & { kind: 'vector' };
export type StillFormat<Name extends ExportFormat = ExportFormat> = Facts<Name> & StillTraits & { kind: 'still' };

/** An export format: everything that the server knows of it. A format is one file and one line of `index`. */
export type Format<Name extends ExportFormat = ExportFormat> =
  FilmFormat<Name> | VectorFormat<Name> | StillFormat<Name>;

/** Declares a format that is made of frames. */
export const filmFormat = <Name extends ExportFormat>(name: Name, traits: FilmTraits): FilmFormat<Name> => ({
  ...factsOf(name),
  ...traits,
  kind: 'film',
});

/** Declares a format of keys on curves. */
export const vectorFormat = <Name extends ExportFormat>(name: Name, traits: VectorTraits): VectorFormat<Name> => ({
  ...factsOf(name),
  ...traits,
  kind: 'vector',
});

/** Declares a format of a single moment. */
export const stillFormat = <Name extends ExportFormat>(name: Name, traits: StillTraits): StillFormat<Name> => ({
  ...factsOf(name),
  ...traits,
  kind: 'still',
});
