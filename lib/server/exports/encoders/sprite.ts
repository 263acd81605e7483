import { once } from 'node:events';
import { createDeflate } from 'node:zlib';
import type { SpriteTable } from '@/lib/contract/exports';
import { DEFLATE, PNG_SIGNATURE, pngChunk, pngHeader, pngRows } from './png-chunks';
import { readCells } from './read-pictures';
import { spriteTable } from './sprite-table';
import { FilmRefused, words, type ClipInfo, type FrameEncoder, type FrameFormat } from './types';

/** The name of the text chunk that holds the frame table. */
const KEYWORD = 'frames';

/** Gathers one row of frames at a time, and deflates it while the next is drawn: the whole sheet is never in memory. */
class SpriteWriter implements FrameEncoder {
  private readonly deflate = createDeflate(DEFLATE);
  private readonly compressed: Uint8Array[] = [];
  private readonly strip: Uint32Array;
  private readonly opaque: boolean;
  private written: Promise<void> = Promise.resolve();
  private count = 0;

  constructor(private readonly info: ClipInfo, private readonly table: SpriteTable) {
    this.strip = new Uint32Array(table.columns * info.width * info.height);
    this.opaque = info.opaque && table.columns * table.rows === table.count;
    this.deflate.on('data', (chunk: Uint8Array) => this.compressed.push(chunk));
  }

  async frame(pixels: Uint8Array, ticks: number): Promise<void> {
    const picture = words(pixels);
    for (let shown = 0; shown < ticks; shown += 1) {
      this.place(picture, this.count % this.table.columns);
      this.count += 1;
      if (this.count % this.table.columns === 0) await this.writeStrip();
    }
  }

  async finish(): Promise<Uint8Array> {
    if (this.count % this.table.columns !== 0) await this.writeStrip();
    await this.written;
    const end = once(this.deflate, 'end');
    this.deflate.end();
    await end;
    const { columns, rows } = this.table;
    return Buffer.concat([
      PNG_SIGNATURE, pngHeader(columns * this.info.width, rows * this.info.height, this.opaque), tableChunk(this.table),
      ...this.compressed.map((data) => pngChunk('IDAT', data)), pngChunk('IEND'),
    ]);
  }

  async abandon(): Promise<void> {
    this.deflate.destroy();
  }

  private place(picture: Uint32Array, column: number): void {
    const { width, height } = this.info;
    const stride = this.table.columns * width;
    for (let y = 0; y < height; y += 1) this.strip.set(picture.subarray(y * width, (y + 1) * width), y * stride + column * width);
  }

  private async writeStrip(): Promise<void> {
    const width = this.table.columns * this.info.width;
    const rows = pngRows(this.strip, width, { x: 0, y: 0, width, height: this.info.height }, this.opaque);
    this.strip.fill(0);
    await this.written;
    this.written = new Promise((resolve, reject) => {
      this.deflate.write(rows, (error) => (error ? reject(error) : resolve()));
    });
    // Whoever comes next awaits it; until then a failure must not count as unhandled.
    this.written.then(null, () => undefined);
  }
}

/** International text, not compressed, without a language. */
function tableChunk(table: SpriteTable): Uint8Array {
  return pngChunk('iTXt', Buffer.from(`${KEYWORD}\0\0\0\0\0${JSON.stringify(table)}`));
}

async function start(info: ClipInfo): Promise<FrameEncoder> {
  const table = spriteTable(info);
  if (!table) throw new FilmRefused('The frames do not fit one sprite sheet.');
  return new SpriteWriter(info, table);
}

/** Sprite sheet: every frame in one PNG, row by row, with its frame table as text inside. */
export const sprite: FrameFormat = { maxFps: 60, ground: null, evenSides: false, start, read: readCells };
