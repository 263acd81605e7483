import type { SpriteTable } from '@/lib/contract/exports';
import { straighten } from '../../../raster/straight';
import { deflatePiece, ZLIB_HEAD, zlibTail, type DeflatedPiece } from './deflate-pieces';
import { FileSink } from '../file-sink';
import { InFlight } from '../in-flight';
import { PNG_SIGNATURE, pngChunk, pngHeader, pngRows } from '../png-chunks';
import { SpareBytes } from '../spare-bytes';
import { spriteTable } from './table';
import { FilmRefused, words, type ClipInfo, type FrameEncoder, type FilmEncoding } from '../types';

/** The name of the text chunk that holds the frame table. */
const KEYWORD = 'frames';

/**
 * Collects one row of frames at a time and deflates it while the next is drawn, so that the whole sheet is never in
 * memory.
 */
class SpriteWriter implements FrameEncoder {
  private readonly file: FileSink;
  private readonly pieces: InFlight<DeflatedPiece>;
  /** The checksums and lengths that the end of the stream needs. */
  private readonly sums: Pick<DeflatedPiece, 'adler' | 'length'>[] = [];
  private readonly rows: SpareBytes;
  private readonly strip: Uint32Array;
  private readonly opaque: boolean;
  private count = 0;

  constructor(
    private readonly info: ClipInfo,
    private readonly table: SpriteTable,
  ) {
    const strip = { width: table.columns * info.width, height: info.height };
    this.pieces = new InFlight(strip, (piece) => this.write(piece));
    this.rows = new SpareBytes((strip.width * 4 + 1) * strip.height);
    this.strip = new Uint32Array(strip.width * strip.height);
    this.opaque = info.opaque && table.columns * table.rows === table.count;
    this.file = new FileSink(info.path);
    this.file.write(PNG_SIGNATURE, pngHeader(strip.width, table.rows * info.height, this.opaque), tableChunk(table));
  }

  async frame(pixels: Uint8Array, ticks: number): Promise<void> {
    const picture = words(pixels);
    for (let shown = 0; shown < ticks; shown += 1) {
      this.place(picture, this.count % this.table.columns);
      this.count += 1;
      if (this.count % this.table.columns === 0) await this.writeStrip();
    }
  }

  async finish(): Promise<void> {
    if (this.count % this.table.columns !== 0) await this.writeStrip();
    await this.pieces.end();
    this.file.write(pngChunk('IDAT', zlibTail(this.sums)), pngChunk('IEND'));
    this.file.close();
  }

  async abandon(): Promise<void> {
    await this.pieces.settle();
    this.file.close();
  }

  private write({ bytes, adler, length }: DeflatedPiece): void {
    this.file.write(pngChunk('IDAT', ...(this.sums.length === 0 ? [ZLIB_HEAD] : []), bytes));
    this.sums.push({ adler, length });
  }

  private place(picture: Uint32Array, column: number): void {
    const { width, height } = this.info;
    const stride = this.table.columns * width;
    for (let y = 0; y < height; y += 1)
      this.strip.set(picture.subarray(y * width, (y + 1) * width), y * stride + column * width);
  }

  private async writeStrip(): Promise<void> {
    const width = this.table.columns * this.info.width;
    const area = { x: 0, y: 0, width, height: this.info.height };
    const piece = this.rows.lend((bytes) => deflatePiece(pngRows(this.strip, width, area, this.opaque, bytes)));
    this.strip.fill(0);
    await this.pieces.add(piece);
  }
}

/** Writes an `iTXt` chunk: uncompressed international text without a language. */
function tableChunk(table: SpriteTable): Uint8Array {
  return pngChunk('iTXt', Buffer.from(`${KEYWORD}\0\0\0\0\0${JSON.stringify(table)}`));
}

async function start(info: ClipInfo): Promise<FrameEncoder> {
  const table = spriteTable(info);
  if (!table) throw new FilmRefused('The frames do not fit one sprite sheet.');
  return new SpriteWriter(info, table);
}

/** Makes sprite sheets. */
export const spriteEncoding: FilmEncoding = { prepare: straighten, start };
