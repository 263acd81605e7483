import { setTimeout as sleep } from 'node:timers/promises';
import type { Job } from '@/lib/contract/job';
import type { FilmFormatName } from '@/lib/server/exports/formats/films';
import { processorSecondsOf } from '../process-tree';
import { report, timed } from '../report';
import type { Server } from '../server';
import type { Service } from '../service';
import { begin, type Subject } from './order';

const MOST_MS = 200;
/** How long a film runs before it is stopped: past its first frames. */
const HEAD_START_MS = 700;
const STEP_MS = 10;
/** The encoder is quiet from when the process uses less than this share of one core, over this long. */
const [QUIET_SHARE, QUIET_MS] = [0.15, 100];
const GIVE_UP_MS = 5000;

/**
 * Milliseconds from `began` until the processor has been left alone for a while; what that while lasted is not counted.
 */
async function quietAfter(pid: number, began: number): Promise<number> {
  const seen = [{ at: performance.now(), used: processorSecondsOf(pid) }];
  while (performance.now() - began < GIVE_UP_MS) {
    await sleep(STEP_MS);
    seen.push({ at: performance.now(), used: processorSecondsOf(pid) });
    const now = seen.at(-1)!;
    const then = seen.findLast(({ at }) => now.at - at >= QUIET_MS);
    // A thread that has ended takes its seconds with it: that is not quiet, but a new beginning.
    if (then && now.used >= then.used && (now.used - then.used) / ((now.at - then.at) / 1000) < QUIET_SHARE)
      return then.at - began;
  }
  return GIVE_UP_MS;
}

/** Cancels a large film in the middle; says how soon its job has ended and how soon nothing works on it any more. */
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
