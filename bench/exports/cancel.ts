import { setTimeout as sleep } from 'node:timers/promises';
import type { Job } from '@/lib/contract/job';
import type { FilmFormatName } from '@/lib/server/exports/formats/films';
import { processorSecondsOf } from '../process-tree';
import { report, timed } from '../report';
import type { Server } from '../server';
import type { Service } from '../service';
import { begin, type Subject } from './order';

const MOST_MS = 200;
/** The time before a film is canceled, in milliseconds: long enough for its first frames. */
const HEAD_START_MS = 700;
const STEP_MS = 10;
/** The process counts as idle if it uses less than this share of one core over this many milliseconds. */
const [QUIET_SHARE, QUIET_MS] = [0.15, 100];
const GIVE_UP_MS = 5000;

/**
 * Waits until a process is idle; gives the milliseconds from `began` to the start of the idle time.
 */
async function quietAfter(pid: number, began: number): Promise<number> {
  const seen = [{ at: performance.now(), used: processorSecondsOf(pid) }];
  while (performance.now() - began < GIVE_UP_MS) {
    await sleep(STEP_MS);
    seen.push({ at: performance.now(), used: processorSecondsOf(pid) });
    const now = seen.at(-1)!;
    const then = seen.findLast(({ at }) => now.at - at >= QUIET_MS);
    // The CPU time of an ended thread disappears from the total, so a decrease does not count as idle.
    if (then && now.used >= then.used && (now.used - then.used) / ((now.at - then.at) / 1000) < QUIET_SHARE)
      return then.at - began;
  }
  return GIVE_UP_MS;
}

/** Cancels a large film while it runs; reports the time until its job has ended and the process is idle. */
export async function measureCancel(
  server: Server,
  service: Service,
  subject: Subject,
  format: FilmFormatName,
): Promise<void> {
  const { id } = await begin(service, subject, { format, size: format === 'sprite' ? 256 : 1024, fps: 30 });
  await sleep(HEAD_START_MS);
  const before = await service.json<Job>('GET', `/jobs/${id}`);
  if (before.status !== 'running')
    return report(`${format}: canceled while it runs`, `it is ${before.status} already`, false);
  const began = performance.now();
  const canceled = await timed(() => service.json<Job>('POST', `/jobs/${id}/cancel`));
  const { status } = await service.json<Job>('GET', `/jobs/${id}`);
  const quiet = await quietAfter(server.pid, began);
  report(
    `${format}: canceled and quiet after < ${MOST_MS} ms`,
    `${status} after ${canceled.toFixed(0)} ms, quiet after ${Math.max(canceled, quiet).toFixed(0)} ms`,
    status === 'canceled' && Math.max(canceled, quiet) < MOST_MS,
  );
}
