import { spawn } from 'node:child_process';
import { LIMITS } from '@/lib/core/limits';
import type { Pixels } from '@/lib/artist/trace/pixels';
import { heightOf, widthOf } from '@/lib/artist/video/box';
import { MOST_SECONDS } from '@/lib/artist/video/length';
import type { FilmRegion } from '@/lib/artist/video/region';
import { READ_RATE, SIDE } from '@/lib/artist/video/film';
import { MOST_MEMORY, VIDEO_FD, type ReadOrder } from './messages';

/** The header of a PAM picture: its size, then RGBA. */
const HEAD = /^P7\nWIDTH (\d+)\nHEIGHT (\d+)\nDEPTH 4\nMAXVAL 255\nTUPLTYPE RGB_ALPHA\nENDHDR\n/;
const MOST_HEAD = 100;

/** libvpx decodes the alpha channel of VP9, which FFmpeg's own decoder drops; it decodes nothing else. */
const DECODERS = { matroska: [['-c:v', 'libvpx-vp9'], []], mov: [[]] } satisfies Record<
  ReadOrder['container'],
  string[][]
>;

/**
 * Decodes a video's frames, or a region of them, scaled down, at `READ_RATE` with the `ffmpeg` on the PATH; none if it
 * fails. Throws without ffmpeg.
 */
export async function* ffmpegPictures(
  path: string,
  container: ReadOrder['container'],
  region: FilmRegion | null,
): AsyncGenerator<Pixels, void> {
  for (const decoder of DECODERS[container]) {
    let count = 0;
    for await (const picture of decoded(path, container, decoder, region)) {
      count += 1;
      yield picture;
    }
    if (count > 0) return;
  }
}

async function* decoded(
  path: string,
  container: string,
  decoder: readonly string[],
  region: FilmRegion | null,
): AsyncGenerator<Pixels, void> {
  const options = [
    '-v',
    'error',
    '-nostdin',
    '-threads',
    '1',
    '-protocol_whitelist',
    'file',
    '-f',
    container,
    '-max_pixels',
    String(LIMITS.upload.pixels),
    ...decoder,
    '-t',
    String(MOST_SECONDS + 1),
    '-i',
    path,
    '-map',
    '0:v:0',
    '-vf',
    `fps=${READ_RATE},${region ? cropOf(region) : ''}scale='min(${SIDE},iw)':'min(${SIDE}` +
      ",ih)':force_original_aspect_ratio=decrease:flags=area",
    '-pix_fmt',
    'rgba',
    '-c:v',
    'pam',
    '-f',
    'image2pipe',
    '-',
  ];
  // The shell sets a memory limit and then replaces itself by ffmpeg.
  const limit = `ulimit -v ${Math.round(MOST_MEMORY / 1024)}; exec ffmpeg "$@"`;
  const program = spawn('sh', ['-c', limit, 'sh', ...options], {
    stdio: ['ignore', 'pipe', 'ignore', 'ignore', VIDEO_FD],
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    program.once('error', reject);
    program.once('exit', resolve);
  });
  try {
    if (program.stdout) yield* picturesIn(program.stdout);
  } finally {
    program.kill('SIGKILL');
  }
  if ((await ended) === NOT_FOUND) throw new Error('There is no ffmpeg.');
}

/** The FFmpeg filter that crops a region of each frame. */
const cropOf = (region: FilmRegion): string =>
  `crop=w=iw*${widthOf(region).toFixed(4)}:h=ih*${heightOf(region).toFixed(4)}:x=iw*${region.left.toFixed(4)}` +
  `:y=ih*${region.top.toFixed(4)},`;

/** The shell's exit code for a missing program. */
const NOT_FOUND = 127;

async function* picturesIn(stream: AsyncIterable<Buffer>): AsyncGenerator<Pixels, void> {
  let held: Buffer = Buffer.alloc(0);
  for await (const chunk of stream) {
    held = held.byteLength > 0 ? Buffer.concat([held, chunk]) : chunk;
    for (let next = firstIn(held); next; next = firstIn(held)) {
      yield next.picture;
      held = held.subarray(next.end);
    }
  }
}

function firstIn(bytes: Buffer): { picture: Pixels; end: number } | null {
  const head = HEAD.exec(bytes.toString('latin1', 0, MOST_HEAD));
  if (!head) return null;
  const [width, height] = [Number(head[1]), Number(head[2])];
  const end = head[0].length + width * height * 4;
  return bytes.byteLength < end
    ? null
    : { picture: { width, height, rgba: new Uint8Array(bytes.subarray(head[0].length, end)) }, end };
}
