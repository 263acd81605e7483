import { readDocument } from '@/lib/core/svg/document';
import { frameOf } from '../../../raster/shot';
import type { CutOutTask, RawPicture } from '../../../raster/likeness-task';
import { straightPixels } from '../../../raster/straight';
import { createSurface } from '../../../raster/surface';
import { decoded } from '../../builtin/trace/decode';
import { foreground } from '../../builtin/trace/foreground';
import type { MascotSpec } from '@/lib/core/spec/schema';

/** Pixels of the longer side that a drawing is painted with before its figure is cut out. */
const DRAWN = 1024;

/** In a drawing thread: the figure of a picture alone, as the built-in artist sees it; null where none stands out. */
export async function cutOutFigure({ file, mime }: CutOutTask): Promise<RawPicture | null> {
  const picture = mime === 'image/svg+xml' ? drawingIn(new TextDecoder().decode(file)) : await decoded(file);
  return picture && foreground(picture);
}

/** A mascot at one moment on nothing, as straight pixels. */
export function rawPicture(spec: MascotSpec, width: number, height: number, view?: { x: number; y: number; width: number; height: number }): RawPicture {
  const surface = createSurface(width, height, null);
  surface.paint(frameOf({ spec, clip: null, seconds: 0 }), view);
  const pixels = surface.pixels();
  return { width, height, rgba: straightPixels(new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.length / 4)) };
}

/** An SVG file as its own shapes are painted here: parsed, bounded and written anew. */
function drawingIn(text: string): RawPicture | null {
  const read = readDocument(text);
  if (!read.ok) return null;
  const { svg, viewBox: [x, y, width, height] } = read.value;
  const scale = DRAWN / Math.max(width, height);
  const spec: MascotSpec = {
    specVersion: 1, name: 'Picture', description: '', archetype: 'object', canvas: { width, height }, palette: [], anchors: [],
    parts: [{ id: 'picture', parent: null, z: 0, pivot: [0, 0], rotateLimits: null, svg: innerOf(svg), states: [], defaultState: null }],
  };
  return rawPicture(spec, Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale)), { x, y, width, height });
}

/** What stands in the one element of a clean document. */
const innerOf = (svg: string): string => svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>'));
