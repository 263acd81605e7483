// The peak memory of the server and its child processes during the export of a film, each on a fresh server.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { FilmFormatName } from '@/lib/server/exports/formats/films';
import { spriteRoom } from '@/lib/core/clip/sprite-grid';
import { memoryOf, peakDuring } from '../process-tree';
import { note, report } from '../report';
import { RICH_MASCOT } from '../rich-mascot';
import { withServer } from '../server';
import { connect } from '../service';
import { chosenFormats } from './formats';
import { finished, upload } from './order';

const FPS = 30;
const [FEW, MANY] = [90, 600];
const MOST_MB = 600;
/** The maximum extra memory of the long film, in MB, for which memory counts as constant. */
const FLAT_MB = 80;

/** The side in pixels: the maximum of exports, or less if the frames would not fit a sprite sheet. */
function sizeOf(format: FilmFormatName): number {
  if (format !== 'sprite') return 2048;
  return [2048, 1024, 512, 256].find((size) => spriteRoom({ width: size, height: size }) >= MANY) ?? 256;
}

/** Exports a film on a fresh server; gives its peak and resting memory in MB, and the duration in seconds. */
function measure(format: FilmFormatName, frames: number): Promise<{ peak: number; rest: number; seconds: number }> {
  return withServer(async (server) => {
    const service = await connect(server);
    const subject = await upload(service, RICH_MASCOT, frames / FPS);
    const rest = memoryOf(server.pid);
    const began = performance.now();
    const peak = await peakDuring(server.pid, () =>
      finished(service, subject, { format, size: sizeOf(format), fps: FPS }),
    );
    return { peak, rest, seconds: (performance.now() - began) / 1000 };
  });
}

/** The memory of the encoder alone in MB, a lower bound for any film. */
function encoderAlone(format: FilmFormatName): string {
  const script = join(import.meta.dirname, 'encoder-alone.ts');
  return spawnSync(process.execPath, ['--import', 'tsx', script, format, String(sizeOf(format))], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  }).stdout.trim();
}

note('resident memory of the whole process tree, looked at every 50 ms', '');
for (const format of chosenFormats()) {
  const size = sizeOf(format);
  const few = await measure(format, FEW);
  const many = await measure(format, MANY);
  if (format === 'mp4' || format === 'webm') note(`${format}: its encoder by itself`, `${encoderAlone(format)} MB`);
  const told =
    `${many.peak.toFixed(0)} MB  (${few.peak.toFixed(0)} MB for ${FEW}; at rest ${many.rest.toFixed(0)} MB; ` +
    `${few.seconds.toFixed(1)} s and ${many.seconds.toFixed(1)} s)`;
  report(`${format}: ${MANY} frames of ${size} px < ${MOST_MB} MB`, told, many.peak < MOST_MB);
  report(
    `${format}: ${MANY} frames hold at most ${FLAT_MB} MB more than ${FEW}`,
    `${(many.peak - few.peak).toFixed(0)} MB`,
    many.peak - few.peak <= FLAT_MB,
  );
}
