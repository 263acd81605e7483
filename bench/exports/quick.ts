import type { ExportFormat } from '@/lib/contract/export-formats';
import { makeCheckedStill } from '@/lib/server/exports/still/make';
import { makeVector } from '@/lib/server/exports/vector/make';
import { closeDrawing } from '@/lib/server/raster/pool';
import { median, note, report, timed } from '../report';
import type { Service } from '../service';
import { ended, finished, type Subject } from './order';

const ROUNDS = 20;
/** The number of warm-up exports: a new thread runs code that is not yet optimised. */
const WARM_UP = 10;
const [SIZE, FPS] = [512, 30];

/**
 * The time limits of vector files and stills in milliseconds, both for the work in its thread and over HTTP with queue
 * and database.
 */
export const QUICK = { lottie: 30, dotlottie: 30, 'animated-svg': 30, png: 25 } as const satisfies Partial<
  Record<ExportFormat, number>
>;
type Quick = keyof typeof QUICK;

/** The duration of the first run, and the median of those after the warm-up, in milliseconds. */
async function pace(work: () => Promise<unknown>): Promise<{ first: number; usual: number }> {
  const first = await timed(work);
  for (let round = 1; round < WARM_UP; round += 1) await work();
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) times.push(await timed(work));
  return { first, usual: median(times) };
}

/** The work of the job in its thread, without HTTP, queue and database. */
function workOf({ spec, clip }: Subject, format: Quick): Promise<unknown> {
  const asked = { spec, clip, size: SIZE, background: null };
  return format === 'png'
    ? makeCheckedStill({ ...asked, format, seconds: 0, title: spec.name })
    : makeVector({ ...asked, format, fps: FPS, canvas: null });
}

/**
 * Measures the exports that must feel immediate, against the minimum of any export: a still of 64 pixels.
 */
export async function measureQuick(service: Service, subject: Subject, formats: readonly Quick[]): Promise<void> {
  if (formats.length === 0) return;
  const least = await pace(async () =>
    ended(service, await service.json('POST', `/mascots/${subject.id}/exports`, { format: 'png', size: 64 })),
  );
  note('a job with hardly any work, from its POST to its end', `${least.usual.toFixed(1)} ms`);
  for (const format of formats) {
    const most = QUICK[format];
    const { first, usual } = await pace(() => finished(service, subject, { format, size: SIZE, fps: FPS }));
    const alone = await pace(() => workOf(subject, format));
    report(`${format}: made, read again and compared < ${most} ms`, `${alone.usual.toFixed(1)} ms`, alone.usual < most);
    report(
      `${format}: from the POST to the job that has ended < ${most} ms`,
      `${usual.toFixed(1)} ms  (the first of a server ${first.toFixed(0)} ms)`,
      usual < most,
    );
  }
  await closeDrawing();
}
