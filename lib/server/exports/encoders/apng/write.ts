import { promisify } from 'node:util';
import { deflate } from 'node:zlib';
import { straighten } from '../../../raster/straight';
import type { Box } from '@/lib/core/geometry/bounds';
import { changedRect } from '../changes';
import { delaysOf } from '../delays';
import { FileSink } from '../file-sink';
import { InFlight } from '../in-flight';
import { DEFLATE, PNG_SIGNATURE, pngChunk, pngHeader, pngIntegers, pngRows } from '../png-chunks';
import { SpareBytes } from '../spare-bytes';
import { words, type ClipInfo, type FrameEncoder, type FilmEncoding } from '../types';
import { KeyframePolicy } from '../keyframe-policy';

/** A deflated frame: its box in pixels, and its duration in units of the file's time base. */
interface ApngFrame extends Box {
  delay: number;
  data: Uint8Array;
}

const deflated = promisify<Uint8Array, typeof DEFLATE, Buffer>(deflate);

class ApngWriter implements FrameEncoder {
  private readonly file: FileSink;
  /** The file offset of the chunk with the number of frames. */
  private readonly countAt: number;
  private count = 0;
  private readonly frames: InFlight<ApngFrame>;
  private readonly rows: SpareBytes;
  private readonly perSecond: number;
  private readonly delayOf: (ticks: number) => number;
  private shown: Uint32Array | null = null;
  private readonly whole: KeyframePolicy;

  constructor(private readonly info: ClipInfo) {
    this.frames = new InFlight(info, (frame) => this.write(frame));
    this.file = new FileSink(info.path);
    this.file.write(PNG_SIGNATURE, pngHeader(info.width, info.height, info.opaque));
    this.countAt = this.file.size;
    this.file.write(this.control());
    this.rows = new SpareBytes((info.width * 4 + 1) * info.height);
    this.whole = new KeyframePolicy(info);
    this.perSecond = unitsPerSecond(info.tickSeconds);
    this.delayOf = delaysOf(info.tickSeconds, this.perSecond);
  }

  async frame(pixels: Uint8Array, ticks: number): Promise<void> {
    const { width, height, opaque } = this.info;
    const picture = words(pixels);
    const whole = this.whole.isDue();
    const changed =
      this.shown && !whole ? changedRect(picture, this.shown, width, height) : { x: 0, y: 0, width, height };
    const rect = changed ?? { x: 0, y: 0, width: 1, height: 1 };
    this.whole.wrote(rect, whole);
    this.shown = picture;
    const delay = this.delayOf(ticks);
    await this.frames.add(
      this.rows
        .lend((bytes) => deflated(pngRows(picture, width, rect, opaque, bytes), DEFLATE))
        .then((data) => ({ ...rect, delay, data })),
    );
  }

  async finish(): Promise<void> {
    await this.frames.end();
    this.file.write(pngChunk('IEND'));
    this.file.patch(this.countAt, this.control());
    this.file.close();
  }

  async abandon(): Promise<void> {
    await this.frames.settle();
    this.file.close();
  }

  /** Writes the number of frames and of repetitions. */
  private control(): Uint8Array {
    return pngChunk('acTL', pngIntegers([this.count, 4], [this.info.loop ? 0 : 1, 4]));
  }

  /** The first frame also serves viewers without animation; control and data chunks share one sequence number. */
  private write({ x, y, width, height, delay, data }: ApngFrame): void {
    const sequence = Math.max(0, 2 * this.count - 1);
    const control = pngChunk(
      'fcTL',
      pngIntegers(
        [sequence, 4],
        [width, 4],
        [height, 4],
        [x, 4],
        [y, 4],
        [delay, 2],
        [this.perSecond, 2],
        [DISPOSE_OP_NONE, 1],
        [BLEND_OP_SOURCE, 1],
      ),
    );
    this.file.write(
      control,
      this.count === 0 ? pngChunk('IDAT', data) : pngChunk('fdAT', pngIntegers([sequence + 1, 4]), data),
    );
    this.count += 1;
  }
}

/** `dispose_op` NONE keeps a frame's pixels. `blend_op` SOURCE replaces pixels including their alpha. */
const DISPOSE_OP_NONE = 0;
const BLEND_OP_SOURCE = 0;

/**
 * Gives the time base of delays in units per second: the frame rate if it is a whole number, and so exact, else
 * milliseconds.
 */
function unitsPerSecond(tickSeconds: number): number {
  const rate = Math.round(1 / tickSeconds);
  return Math.abs(rate * tickSeconds - 1) < 1e-9 ? rate : 1000;
}

/** Makes animated PNGs. */
export const apngEncoding: FilmEncoding = {
  prepare: straighten,
  start: async (info) => new ApngWriter(info),
};
