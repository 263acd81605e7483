import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { FilmRefused, type ClipInfo, type FrameEncoder } from '../types';
import type { VideoSettings } from './settings';

type Process = ChildProcessByStdio<Writable, null, Readable>;

/** Starts a video encoder on an `ffmpeg` on the PATH, fed with raw frames; null if there is none. */
export const startFfmpeg = (settings: VideoSettings, info: ClipInfo): Promise<FrameEncoder | null> =>
  startProcess('ffmpeg', settings, info);

/** Starts the encoder with the program of this name or path. */
export async function startProcess(
  program: string,
  settings: VideoSettings,
  info: ClipInfo,
): Promise<FrameEncoder | null> {
  const process: Process = spawn(program, argumentsOf(settings, info), { stdio: ['pipe', 'ignore', 'pipe'] });
  const started = await new Promise<boolean>((resolve) => {
    process.once('spawn', () => resolve(true));
    process.once('error', () => resolve(false));
  });
  if (!started) return null;
  let said = '';
  process.stderr.on('data', (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-2000);
  });
  // A process that ends early breaks the pipe; the failure is reported by its exit code.
  process.stdin.on('error', () => process.stdin.destroy());
  const exit = once(process, 'exit').then(([code]) => code as number | null);

  return {
    async frame(pixels, ticks) {
      for (let shown = 0; shown < ticks && !process.stdin.destroyed; shown += 1) {
        await Promise.race([written(process.stdin, pixels), exit]);
      }
    },
    async finish() {
      process.stdin.end();
      if ((await exit) === 0) return;
      if (/unknown encoder/i.test(said))
        throw new FilmRefused(
          `The ffmpeg on this server has no ${settings.encoder} encoder: install the optional package node-av, ` +
            'or another ffmpeg.',
        );
      throw new Error(`The video could not be encoded: ${said.trim() || 'ffmpeg ended early'}`);
    },
    async abandon() {
      process.kill('SIGKILL');
      await exit;
    },
  };
}

/** Resolves when the stream no longer refers to these bytes, whether they were written or dropped. */
function written(stream: Writable, bytes: Uint8Array): Promise<void> {
  return new Promise((resolve) => {
    stream.write(bytes, () => resolve());
  });
}

const pairs = (options: Record<string, string>) =>
  Object.entries(options).flatMap(([name, value]) => [`-${name}`, value]);

function argumentsOf(settings: VideoSettings, info: ClipInfo): string[] {
  return [
    '-v',
    'error',
    '-y',
    '-f',
    'rawvideo',
    '-pix_fmt',
    'rgba',
    '-s',
    `${info.width}x${info.height}`,
    '-r',
    String(info.fps),
    '-i',
    '-',
    '-vf',
    'scale=out_color_matrix=bt709:out_range=tv',
    '-c:v',
    settings.encoder,
    '-pix_fmt',
    settings.pixelFormat,
    ...pairs(settings.options),
    '-color_primaries',
    'bt709',
    '-color_trc',
    'bt709',
    '-colorspace',
    'bt709',
    '-color_range',
    'tv',
    ...pairs(settings.muxer),
    '-f',
    settings.container,
    info.path,
  ];
}
