import { withinBars } from './bars';
import type { PixelWindow } from '../trace/window';
import { cropped, heightOf, widthOf } from './box';
import { layersOf } from './figure';
import type { Layer } from './layer';
import { spread, type SampledFilm } from './film';
import { median } from './median';
import { VideoRefusal } from './refusal';

/** A section of a video's frames, in shares of their width and height. */
export interface FilmRegion {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The largest share of the picture that a figure may occupy to be analysed again at a higher resolution. */
const MAX_SMALL_FIGURE_SHARE = 0.6;
/** The margin around the figure in that analysis, as a share of its size. */
const MARGIN_SHARE = 0.25;
/** A frame with a figure larger than this factor times the median shows something else. */
const MAX_GROWTH = 2;

/**
 * The region of a video in which its figure stays, if it is small enough to be analysed again at a higher resolution;
 * else null.
 */
export function regionOf({ rate, pictures }: SampledFilm): FilmRegion | null {
  const [first] = pictures;
  if (!first) return null;
  const looks = spread(pictures);
  const inner = withinBars(looks);
  const box = figureIn({ rate, pictures: looks.map((picture) => cropped(picture, inner)) });
  if (!box || Math.max(widthOf(box), heightOf(box)) >= MAX_SMALL_FIGURE_SHARE * Math.max(first.width, first.height))
    return null;
  const around = MARGIN_SHARE * Math.max(widthOf(box), heightOf(box));
  return {
    left: Math.max(inner.left, inner.left + box.left - around) / first.width,
    top: Math.max(inner.top, inner.top + box.top - around) / first.height,
    right: Math.min(inner.right, inner.left + box.right + around) / first.width,
    bottom: Math.min(inner.bottom, inner.top + box.bottom + around) / first.height,
  };
}

function figureIn(film: SampledFilm): PixelWindow | null {
  const seen = layersThatMayBe(film).map((layer) => ({
    layer,
    area: layer.mask.reduce((sum, value) => sum + value, 0),
  }));
  const usual = median(seen.map(({ area }) => area).filter((area) => area > 0));
  const boxes = seen
    .filter(({ area }) => area > 0 && area <= MAX_GROWTH * usual)
    .flatMap(({ layer }) => boxOf(layer) ?? []);
  return boxes.length
    ? {
        left: Math.min(...boxes.map(({ left }) => left)),
        top: Math.min(...boxes.map(({ top }) => top)),
        right: Math.max(...boxes.map(({ right }) => right)),
        bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
      }
    : null;
}

function layersThatMayBe(film: SampledFilm): Layer[] {
  try {
    return layersOf(film);
  } catch (error) {
    if (error instanceof VideoRefusal) return [];
    throw error;
  }
}

function boxOf({ width, mask }: Layer): PixelWindow | null {
  const box: PixelWindow = { left: Infinity, top: Infinity, right: 0, bottom: 0 };
  for (let at = 0; at < mask.length; at += 1) {
    if (mask[at]! < 0.5) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    [box.left, box.top, box.right, box.bottom] = [
      Math.min(box.left, x),
      Math.min(box.top, y),
      Math.max(box.right, x + 1),
      Math.max(box.bottom, y + 1),
    ];
  }
  return box.right > 0 ? box : null;
}
