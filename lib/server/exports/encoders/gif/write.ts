import { straight } from '../../../raster/straight';
import { union, type Box } from '@/lib/core/geometry/bounds';
import { changedRect } from '../changes';
import { delaysOf } from '../delays';
import { FileSink } from '../file-sink';
import { GIF_TAIL, gifHead, paletteDepth, pictureHead } from './blocks';
import { GifLzw } from './lzw';
import { makePalette, type Palette } from './palette';
import { words, type ClipInfo, type FrameEncoder, type FilmEncoding } from '../types';
import { KeyframePolicy } from '../keyframe-policy';

/** The frames that are sampled for the global palette: enough to include every drawing state that lasts. */
const PALETTE_FRAMES = Array.from({ length: 8 }, (_, index) => index / 8);
/** The number of pixels that are sampled from them. */
const PALETTE_PIXELS = 250_000;
/** The share of poorly matched pixels above which a frame gets a local palette. */
const POOR_SHARE = 0.02;

/** A frame that is held back until the next one tells whether its area must be cleared. */
interface Pending {
  target: Uint32Array;
  ticks: number;
}

class GifWriter implements FrameEncoder {
  private readonly file: FileSink;
  private first = true;
  private readonly lzw = new GifLzw();
  private readonly palette: Palette;
  /** The picture before the pending frame; 0 is transparent. */
  private shown: Uint32Array;
  /** Reused pixel buffers: new ones for each frame would fill the memory faster than it is collected. */
  private readonly spare: Uint32Array[];
  private readonly indices: Uint8Array;
  private pending: Pending | null = null;
  private readonly centisecondsOf: (ticks: number) => number;
  private readonly whole: KeyframePolicy;

  constructor(private readonly info: ClipInfo) {
    const area = info.width * info.height;
    this.shown = new Uint32Array(area);
    this.spare = [new Uint32Array(area), new Uint32Array(area)];
    this.indices = new Uint8Array(area);
    this.whole = new KeyframePolicy(info);
    this.palette = makePalette(samples(info), goOnUnless(info.stopped));
    this.centisecondsOf = delaysOf(info.tickSeconds, 100);
    this.file = new FileSink(info.path);
    this.file.write(gifHead(info, entriesOf(this.palette), info.loop));
  }

  async frame(pixels: Uint8Array, ticks: number): Promise<void> {
    const target = this.spare.pop() ?? new Uint32Array(this.shown.length);
    target.set(words(pixels));
    if (this.pending) this.write(this.pending, target);
    this.pending = { target, ticks };
  }

  async finish(): Promise<void> {
    // A loop restarts on an empty picture, so its last frame clears itself. The last frame of a single play stays.
    const after = this.info.loop ? new Uint32Array(this.shown.length) : null;
    if (this.pending) this.write(this.pending, after);
    this.file.write(GIF_TAIL);
    this.file.close();
  }

  async abandon(): Promise<void> {
    this.pending = null;
    this.file.close();
  }

  private write({ target, ticks }: Pending, next: Uint32Array | null): void {
    const { width, height, opaque } = this.info;
    const screen: Box = { x: 0, y: 0, width, height };
    const { first } = this;
    this.first = false;
    const due = this.whole.isDue();
    // With transparency, a whole frame is drawn on a cleared picture; without, it covers everything before it.
    const whole = first || (opaque && due);
    const empties = next !== null && !opaque && due && !first;
    const erased = empties ? screen : next && !opaque ? erasedRect(target, next, width) : null;
    const changed = whole ? screen : changedRect(target, this.shown, width, height);
    const rect = union(changed, erased) ?? { x: 0, y: 0, width: 1, height: 1 };
    this.whole.wrote(rect, whole || empties);
    this.writeRect(target, rect, whole ? null : this.shown, this.centisecondsOf(ticks), erased !== null);
    if (erased) clear(target, rect, width);
    this.spare.push(this.shown);
    this.shown = target;
  }

  private writeRect(target: Uint32Array, rect: Box, shown: Uint32Array | null, delay: number, clears: boolean): void {
    const index = this.indices.subarray(0, rect.width * rect.height);
    const poor = this.match(target, shown, rect, this.palette, index);
    const own =
      poor > index.length * POOR_SHARE
        ? makePalette(opaquePixels(target, rect, this.info.width), goOnUnless(this.info.stopped))
        : null;
    if (own) this.match(target, shown, rect, own, index);
    const palette = own ?? this.palette;
    const transparent = index.includes(palette.transparent) ? palette.transparent : null;
    this.file.write(
      pictureHead({ ...rect, delay, clears, transparent, palette: own && entriesOf(own) }),
      this.lzw.compress(index, paletteDepth(entriesOf(palette).length)),
    );
  }

  private match(
    target: Uint32Array,
    shown: Uint32Array | null,
    rect: Box,
    palette: Palette,
    index: Uint8Array,
  ): number {
    let poor = 0;
    for (let row = 0; row < rect.height; row += 1) {
      const from = (rect.y + row) * this.info.width + rect.x;
      poor += palette.match(target, shown, from, from + rect.width, index, row * rect.width);
    }
    return poor;
  }
}

/** Makes the callback for long computations, which throws when the export is stopped. */
const goOnUnless = (stopped: () => boolean) => () => {
  if (stopped()) throw new Error('The GIF was stopped.');
};

/** Gives the entries of a palette as stored in the file: its colours, and black for the transparent one. */
const entriesOf = ({ colors }: Palette) => [...colors, [0, 0, 0] as const];

/**
 * Gives a straight colour with its alpha thresholded at one half; 0 is transparent. Edge pixels keep their own colour,
 * which avoids fringes.
 */
const hardEdged = (pixel: number) => (pixel >>> 31 ? (straight(pixel) | 0xff000000) >>> 0 : 0);

function hardenEdges(picture: Uint32Array): void {
  for (let at = 0; at < picture.length; at += 1) {
    const alpha = picture[at]! >>> 24;
    if (alpha !== 255 && alpha !== 0) picture[at] = hardEdged(picture[at]!);
  }
}

/** Gives the box of pixels that are visible now and transparent in the next frame. */
function erasedRect(now: Uint32Array, next: Uint32Array, width: number): Box | null {
  let [left, top, right, bottom] = [width, -1, -1, -1];
  for (let i = 0; i < now.length; i += 1) {
    if (next[i] !== 0 || now[i] === 0) continue;
    const x = i % width;
    if (top < 0) top = Math.floor(i / width);
    bottom = Math.floor(i / width);
    if (x < left) left = x;
    if (x > right) right = x;
  }
  return top < 0 ? null : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

function clear(picture: Uint32Array, rect: Box, width: number): void {
  for (let row = rect.y; row < rect.y + rect.height; row += 1)
    picture.fill(0, row * width + rect.x, row * width + rect.x + rect.width);
}

function opaquePixels(picture: Uint32Array, rect: Box, width: number): Uint32Array {
  const result = new Uint32Array(rect.width * rect.height);
  let count = 0;
  for (let row = rect.y; row < rect.y + rect.height; row += 1) {
    for (let i = row * width + rect.x; i < row * width + rect.x + rect.width; i += 1) {
      if (picture[i] !== 0) result[count++] = picture[i]!;
    }
  }
  return result.slice(0, count);
}

/** Samples opaque pixels of some frames of the clip. */
function samples(info: ClipInfo): Uint32Array {
  const step = Math.max(1, Math.round((info.width * info.height * PALETTE_FRAMES.length) / PALETTE_PIXELS));
  const result = new Uint32Array(Math.ceil((info.width * info.height) / step) * PALETTE_FRAMES.length);
  let count = 0;
  const goOn = goOnUnless(info.stopped);
  for (const fraction of PALETTE_FRAMES) {
    goOn();
    const pixels = words(info.peek(fraction));
    for (let at = 0; at < pixels.length; at += step) {
      const pixel = hardEdged(pixels[at]!);
      if (pixel !== 0) result[count++] = pixel;
    }
  }
  return result.subarray(0, count);
}

/** Makes GIFs. */
export const gifEncoding: FilmEncoding = {
  prepare: hardenEdges,
  start: async (info) => new GifWriter(info),
};
