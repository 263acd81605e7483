import { straight } from '../../raster/straight';
import { changedRect, union, type Rect } from './changes';
import { delaysOf } from './delays';
import { GIFEncoder, type GifStream } from './gifenc';
import { makePalette, TRANSPARENT, type Palette } from './gif-palette';
import { readPages } from './read-pictures';
import { words, type ClipInfo, type FrameEncoder, type FrameFormat } from './types';

/** Frames looked at for the one palette of the file: enough to meet every drawing state that lasts. */
const PALETTE_FRAMES = [0, 0.2, 0.4, 0.6, 0.8];
/** A frame where more than this share of the pixels matches the palette poorly gets one of its own. */
const POOR_SHARE = 0.02;
const KEEP = 1;
const CLEAR = 2;
const WHOLE_PICTURE = (width: number, height: number): Rect => ({ x: 0, y: 0, width, height });

/** A frame that waits until the next one tells whether its area must be cleared after it. */
interface Pending { target: Uint32Array; ticks: number }

class GifWriter implements FrameEncoder {
  private readonly stream: GifStream = GIFEncoder({ auto: false, initialCapacity: 1 << 18 });
  private readonly palette: Palette;
  /** What is on the screen before the pending frame; 0 is transparent. */
  private shown: Uint32Array;
  /** Pictures and indices that are used again and again: made anew each time they would fill the memory faster than it is cleared. */
  private readonly spare: Uint32Array[];
  private readonly indices: Uint8Array;
  private pending: Pending | null = null;
  private readonly centisecondsOf: (ticks: number) => number;
  private written = 0;

  constructor(private readonly info: ClipInfo) {
    const area = info.width * info.height;
    this.shown = new Uint32Array(area);
    this.spare = [new Uint32Array(area), new Uint32Array(area)];
    this.indices = new Uint8Array(area);
    this.palette = makePalette(samples(info));
    this.centisecondsOf = delaysOf(info.tickSeconds, 100);
    this.stream.writeHeader();
  }

  async frame(pixels: Uint8Array, ticks: number): Promise<void> {
    const target = hardEdged(words(pixels), this.spare.pop() ?? new Uint32Array(this.shown.length));
    if (this.pending) this.write(this.pending, target);
    this.pending = { target, ticks };
  }

  async finish(): Promise<Uint8Array> {
    // A loop begins on an empty screen: the last frame clears itself. What plays once stays.
    const after = this.info.loop ? new Uint32Array(this.shown.length) : null;
    if (this.pending) this.write(this.pending, after);
    this.stream.finish();
    return this.stream.bytes();
  }

  async abandon(): Promise<void> {
    this.pending = null;
  }

  private write({ target, ticks }: Pending, next: Uint32Array | null): void {
    const { width, height } = this.info;
    const erased = next && !this.info.opaque ? erasedRect(target, next, width) : null;
    const changed = this.written === 0 ? WHOLE_PICTURE(width, height) : changedRect(target, this.shown, width, height);
    const rect = union(changed, erased) ?? { x: 0, y: 0, width: 1, height: 1 };
    this.writeRect(target, rect, ticks, erased ? CLEAR : KEEP);
    if (erased) clear(target, rect, width);
    this.spare.push(this.shown);
    this.shown = target;
  }

  private writeRect(target: Uint32Array, rect: Rect, ticks: number, dispose: number): void {
    const { index, poor } = this.indexed(target, rect, this.palette);
    const own = poor > index.length * POOR_SHARE ? makePalette(opaquePixels(target, rect, this.info.width)) : null;
    const first = this.written === 0;
    const palette = own ?? (first ? this.palette : null);
    const at = this.stream.bytesView().length;
    this.stream.writeFrame(own ? this.indexed(target, rect, own).index : index, rect.width, rect.height, {
      first, dispose, delay: this.centisecondsOf(ticks) * 10, repeat: this.info.loop ? 0 : -1,
      transparent: true, transparentIndex: TRANSPARENT, ...(palette ? { palette: padded(palette) } : {}),
    });
    if (!first) place(this.stream, at, rect);
    this.written += 1;
  }

  private indexed(target: Uint32Array, rect: Rect, palette: Palette): { index: Uint8Array; poor: number } {
    const index = this.indices.subarray(0, rect.width * rect.height);
    const shown = this.written > 0 ? this.shown : null;
    let poor = 0;
    for (let row = 0; row < rect.height; row += 1) {
      const from = (rect.y + row) * this.info.width + rect.x;
      poor += palette.match(target, shown, from, from + rect.width, index, row * rect.width);
    }
    return { index, poor };
  }
}

const padded = (palette: Palette) => [...palette.colors, ...Array.from({ length: 256 - palette.colors.length }, (): [number, number, number] => [0, 0, 0])];

/** gifenc writes every frame at 0, 0: the place stands behind its 8-byte control block and the separator. */
function place(stream: GifStream, at: number, { x, y }: Rect): void {
  const view = new DataView(stream.buffer);
  view.setUint16(at + 9, x, true);
  view.setUint16(at + 11, y, true);
}

/** Straight colours with alpha cut hard at one half; 0 is transparent. The edge keeps its own colour, so there is no fringe. */
function hardEdged(pixels: Uint32Array, result: Uint32Array): Uint32Array {
  for (let i = 0; i < pixels.length; i += 1) {
    const pixel = pixels[i]!;
    result[i] = pixel >>> 31 ? (straight(pixel) | 0xff000000) >>> 0 : 0;
  }
  return result;
}

/** Where something is seen now that is transparent in the next frame. */
function erasedRect(now: Uint32Array, next: Uint32Array, width: number): Rect | null {
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

function clear(picture: Uint32Array, rect: Rect, width: number): void {
  for (let row = rect.y; row < rect.y + rect.height; row += 1) picture.fill(0, row * width + rect.x, row * width + rect.x + rect.width);
}

function opaquePixels(picture: Uint32Array, rect: Rect, width: number): Uint32Array {
  const result = new Uint32Array(rect.width * rect.height);
  let count = 0;
  for (let row = rect.y; row < rect.y + rect.height; row += 1) {
    for (let i = row * width + rect.x; i < row * width + rect.x + rect.width; i += 1) {
      if (picture[i] !== 0) result[count++] = picture[i]!;
    }
  }
  return result.slice(0, count);
}

/** Opaque pixels of a few frames over the clip, about a quarter of a million of them. */
function samples(info: ClipInfo): Uint32Array {
  const area = WHOLE_PICTURE(info.width, info.height);
  const step = Math.max(1, Math.round((area.width * area.height * PALETTE_FRAMES.length) / 250_000));
  const parts = PALETTE_FRAMES.map((fraction) => {
    const pixels = words(info.peek(fraction));
    const opaque = opaquePixels(hardEdged(pixels, pixels), area, info.width);
    return opaque.filter((_, index) => index % step === 0);
  });
  const result = new Uint32Array(parts.reduce((sum, part) => sum + part.length, 0));
  parts.reduce((at, part) => (result.set(part, at), at + part.length), 0);
  return result;
}

/** GIF: one palette for the file, changed areas only, alpha cut at one half. Players slow down above 50 frames a second. */
export const gif: FrameFormat = { maxFps: 50, ground: null, evenSides: false, start: async (info) => new GifWriter(info), read: readPages };
