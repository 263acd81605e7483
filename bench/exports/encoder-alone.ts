// Prints the memory of an encoder alone, in megabytes: it encodes one repeated picture in a separate process.
// Usage: `encoder-alone.ts webm 2048`.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FILM_FORMATS, type FilmFormatName } from '@/lib/server/exports/formats/films';
import { memoryOf, peakDuring } from '../process-tree';

/** The number of frames: enough for an encoder to have allocated all its memory. */
const FRAMES = 8;
const FPS = 30;

const [format = 'webm', side = '2048'] = process.argv.slice(2);
const [width, height] = [Number(side), Number(side)];
const { background, encoding } = FILM_FORMATS[format as FilmFormatName];
const { start } = await encoding();
const picture = new Uint8Array(width * height * 4).fill(255);
const folder = mkdtempSync(join(tmpdir(), 'liverig-bench-encoder-'));

async function encode(): Promise<void> {
  const encoder = await start({
    path: join(folder, `film.${format}`),
    width,
    height,
    opaque: background !== null,
    fps: FPS,
    tickSeconds: 1 / FPS,
    ticks: FRAMES,
    loop: true,
    name: 'bench',
    engine: 'auto',
    stopped: () => false,
    peek: () => picture,
  });
  for (let pass = 0; pass < (encoder.again ? 2 : 1); pass += 1) {
    if (pass > 0) await encoder.again?.();
    for (let frame = 0; frame < FRAMES; frame += 1) await encoder.frame(encoder.room ?? picture, 1);
  }
  await encoder.finish();
}

const before = memoryOf(process.pid);
const peak = await peakDuring(process.pid, encode);
rmSync(folder, { recursive: true });
console.log(Math.round(peak - before));
