import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FilmFormatName } from '@/lib/server/exports/formats/films';
import { spriteGrid } from '@/lib/core/clip/sprite-grid';
import { h264, vp9Alpha, type VideoSettings } from '@/lib/server/exports/encoders/video/settings';
import type { Film } from './film';

/** Whether `ffmpeg` is on the PATH. */
export const hasFfmpeg = (): boolean => spawnSync('ffmpeg', ['-version'], { stdio: 'ignore' }).status === 0;

type Shape = Pick<Film, 'width' | 'height' | 'fps' | 'ticks'>;

const pairs = (options: Record<string, string>) =>
  Object.entries(options).flatMap(([name, value]) => [`-${name}`, value]);
const video = ({ encoder, pixelFormat, options, muxer }: VideoSettings) => [
  '-vf',
  'scale=out_color_matrix=bt709:out_range=tv',
  '-c:v',
  encoder,
  '-pix_fmt',
  pixelFormat,
  ...pairs(options),
  ...pairs(muxer),
];

/** The arguments of ffmpeg for each format: our settings if it has them, else those that its manual recommends. */
const WRITE: Record<FilmFormatName, (film: Shape) => string[]> = {
  gif: () => ['-filter_complex', 'split[a][b];[a]palettegen[p];[b][p]paletteuse', '-loop', '0'],
  mp4: (film) => video(h264(film)),
  webm: (film) => video(vp9Alpha(film)),
  webp: () => ['-c:v', 'libwebp_anim', '-quality', '82', '-compression_level', '2', '-loop', '0'],
  apng: () => ['-f', 'apng', '-plays', '0'],
  sprite: (film) => [
    '-vf',
    `tile=${spriteGrid(film)?.columns}x${spriteGrid(film)?.rows}:color=black@0`,
    '-frames:v',
    '1',
    '-c:v',
    'png',
    '-f',
    'image2',
    '-update',
    '1',
  ],
};
const EXTENSION: Partial<Record<FilmFormatName, string>> = { apng: 'png', sprite: 'png' };

/** Pipes frames, raw RGBA or PNG files, through ffmpeg; gives the file. Throws with the output of a failed ffmpeg. */
export async function encodeWithFfmpeg(
  format: FilmFormatName,
  film: Shape,
  input: 'rgba' | 'png',
  frames: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
  settings = WRITE[format](film),
): Promise<Uint8Array> {
  const folder = mkdtempSync(join(tmpdir(), 'liverig-bench-'));
  const path = join(folder, `film.${EXTENSION[format] ?? format}`);
  const source =
    input === 'png'
      ? ['-f', 'image2pipe', '-c:v', 'png', '-framerate', String(film.fps)]
      : ['-f', 'rawvideo', '-pix_fmt', 'rgba', '-s', `${film.width}x${film.height}`, '-r', String(film.fps)];
  const child = spawn('ffmpeg', ['-v', 'error', '-y', ...source, '-i', '-', ...settings, path], {
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  // A process that ends early breaks the pipe. Its exit code is checked below.
  child.stdin.on('error', () => child.stdin.destroy());
  const exit = once(child, 'exit');
  try {
    for await (const frame of frames) {
      if (child.stdin.destroyed) break;
      if (!child.stdin.write(frame)) await Promise.race([once(child.stdin, 'drain'), exit]);
    }
    child.stdin.end();
    const [code] = (await exit) as [number | null];
    if (code !== 0) throw new Error(`ffmpeg did not write ${format}: ${said.trim()}`);
    return readFileSync(path);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
