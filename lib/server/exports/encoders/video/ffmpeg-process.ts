import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import type { ClipInfo, FrameEncoder } from '../types';
import { scratchFile } from './scratch';
import type { VideoSettings } from './settings';

type Process = ChildProcessByStdio<Writable, null, Readable>;

/** A video encoder over an `ffmpeg` on the PATH, fed raw frames; null where there is none. */
export async function startFfmpeg(settings: VideoSettings, info: ClipInfo): Promise<FrameEncoder | null> {
  const scratch = await scratchFile(settings.container);
  const process: Process = spawn('ffmpeg', argumentsOf(settings, info, scratch.path), { stdio: ['pipe', 'ignore', 'pipe'] });
  const started = await Promise.race([once(process, 'spawn').then(() => true), once(process, 'error').then(() => false)]);
  if (!started) {
    await scratch.remove();
    return null;
  }
  let said = '';
  process.stderr.on('data', (chunk: Buffer) => { said = (said + chunk.toString()).slice(-2000); });
  // A process that ends early breaks the pipe: its exit code says so below.
  process.stdin.on('error', () => process.stdin.destroy());
  const exit = once(process, 'exit').then(([code]) => code as number | null);

  return {
    async frame(pixels, ticks) {
      for (let shown = 0; shown < ticks && !process.stdin.destroyed; shown += 1) {
        if (!process.stdin.write(pixels)) await Promise.race([once(process.stdin, 'drain'), exit]);
      }
    },
    async finish() {
      process.stdin.end();
      if ((await exit) === 0) return scratch.take();
      await scratch.remove();
      throw new Error(`The video could not be encoded: ${said.trim() || 'ffmpeg ended early'}`);
    },
    async abandon() {
      process.kill('SIGKILL');
      await exit;
      await scratch.remove();
    },
  };
}

const pairs = (options: Record<string, string>) => Object.entries(options).flatMap(([name, value]) => [`-${name}`, value]);

function argumentsOf(settings: VideoSettings, info: ClipInfo, path: string): string[] {
  return [
    '-v', 'error', '-y',
    '-f', 'rawvideo', '-pix_fmt', 'rgba', '-s', `${info.width}x${info.height}`, '-r', String(info.fps), '-i', '-',
    '-vf', 'scale=out_color_matrix=bt709:out_range=tv', '-c:v', settings.encoder, '-pix_fmt', settings.pixelFormat, ...pairs(settings.options),
    '-color_primaries', 'bt709', '-color_trc', 'bt709', '-colorspace', 'bt709', '-color_range', 'tv', ...pairs(settings.muxer),
    path,
  ];
}
